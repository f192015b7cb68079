import { parse, walk, type Atrule, type CssNode, type Rule } from 'css-tree';
import { isOwnPageName, namesForPage } from './page-names';
import { keyframesIn, type IsOwnName } from './own-names';
import { staysInside } from './selector-reach';

/** The cascade layers that a remote may write to: its copy of the kit, and its own. */
const LAYERS: readonly string[] = ['kit', 'remote'];
/** These at-rules only narrow the rules inside. */
const CONDITIONS: readonly string[] = ['media', 'supports', 'container', 'starting-style'];

/** A place in a style sheet that reaches beyond its release; line and column begin with 1. */
export interface StyleViolation {
  line: number;
  column: number;
  reason: string;
}

/**
 * Finds what a style sheet of a remote would change outside of the remote: rules without a cascade layer of its own,
 * selectors that match elements without a class of the remote, animations whose names other parts may use too, names
 * that exist once in a page, and at-rules for the whole page. A style sheet that cannot be parsed is a violation too.
 * `owner` is the name of the remote.
 */
export function findStyleViolations(css: string, isOwn: IsOwnName, owner: string): StyleViolation[] {
  const violations: StyleViolation[] = [];
  const sheet = parse(css, {
    positions: true,
    onParseError: ({ line, column, message }) => violations.push({ line, column, reason: message }),
  });
  if (sheet.type === 'StyleSheet') sheet.children.forEach((node) => visit(node, { isLayered: false }));
  // Keyframes can set these names too, so that they are looked for everywhere.
  walk(sheet, (node) => {
    if (node.type !== 'Declaration') return;
    for (const name of namesForPage(node))
      if (!isOwnPageName(name, owner))
        report(node, `the name ${name}, of which a page has one; names of ${owner} begin with ${owner}-`);
  });
  return violations;

  function report({ loc }: CssNode, reason: string): void {
    violations.push({ line: loc?.start.line ?? 1, column: loc?.start.column ?? 1, reason });
  }

  function visit(node: CssNode, position: { isLayered: boolean }): void {
    if (node.type === 'Rule') visitRule(node, position);
    if (node.type === 'Atrule') visitAtrule(node, position);
  }

  function visitRule({ prelude, block, ...rule }: Rule, { isLayered }: { isLayered: boolean }): void {
    if (!isLayered) report(prelude, `a rule outside of the layers ${LAYERS.join(' and ')}`);
    const selectors = prelude.type === 'SelectorList' ? prelude.children.toArray() : [prelude];
    for (const selector of selectors) {
      if (selector.type !== 'Selector' || !staysInside(selector, isOwn))
        report(rule.loc ? selector : prelude, 'a selector that also matches elements of other parts');
    }
    block.children.forEach((child) => {
      // The build resolves nesting, so that a nested selector can be read as it is.
      if (child.type === 'Rule' || child.type === 'Atrule') report(child, 'a nested rule');
    });
  }

  function visitAtrule(atrule: Atrule, { isLayered }: { isLayered: boolean }): void {
    const { name, block } = atrule;
    if (name === 'keyframes') {
      // Keyframes act on elements that name them; of two with one name in a page, one is lost.
      if (!isOwn(keyframesIn(atrule.prelude)))
        report(atrule, 'an animation whose name the build has not made; other parts may have it too');
      return;
    }
    if (name === 'layer') {
      if (!isOwnLayer(atrule)) report(atrule, `a layer other than ${LAYERS.join(' and ')}`);
      return block?.children.forEach((child) => visit(child, { isLayered: true }));
    }
    if (!CONDITIONS.includes(name)) return report(atrule, `@${name}, which applies to the whole page`);
    block?.children.forEach((child) => visit(child, { isLayered }));
  }
}

function isOwnLayer({ prelude }: Atrule): boolean {
  const [list] = prelude?.type === 'AtrulePrelude' ? prelude.children.toArray() : [];
  if (list?.type !== 'LayerList') return false;
  return list.children
    .toArray()
    .every((layer) => layer.type === 'Layer' && LAYERS.includes(layer.name.split('.')[0] ?? ''));
}
