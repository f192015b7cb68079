import type { CssNode, Selector } from 'css-tree';
import type { IsOwnName } from './own-names';

/**
 * The relation of a compound selector to the elements of its release: it may match anything, only elements with a class of
 * the release, or only elements below those.
 */
type Reach = 'anything' | 'own' | 'below own';

/**
 * Whether a selector can only match elements of the release that brings it, which are those with one of its classes and
 * everything below them.
 */
export function staysInside(selector: Selector, isOwn: IsOwnName): boolean {
  let reach: Reach = 'anything';
  let compound: CssNode[] = [];
  const closeCompound = () => {
    if (compound.some((node) => requiresClass(node, isOwn)) && reach !== 'below own') reach = 'own';
    compound = [];
  };
  selector.children.forEach((node) => {
    if (node.type !== 'Combinator') return void compound.push(node);
    closeCompound();
    reach = reachAfter(reach, node.name);
  });
  closeCompound();
  return reach !== 'anything';
}

function reachAfter(reach: Reach, combinator: string): Reach {
  if (reach === 'anything') return 'anything';
  const isDescent = combinator === ' ' || combinator === '>';
  if (isDescent) return 'below own';
  // A sibling of the release's outermost element belongs to the page.
  return reach === 'below own' ? 'below own' : 'anything';
}

function requiresClass(node: CssNode, isOwn: IsOwnName): boolean {
  if (node.type === 'ClassSelector') return isOwn(node.name);
  if (node.type !== 'PseudoClassSelector' || !['is', 'where'].includes(node.name)) return false;
  // One branch without a class would match elements of other parts.
  const [list] = node.children?.toArray() ?? [];
  return (
    list?.type === 'SelectorList' &&
    list.children.toArray().every((branch) => branch.type === 'Selector' && staysInside(branch, isOwn))
  );
}
