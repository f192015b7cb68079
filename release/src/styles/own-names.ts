import { parse, walk, type Atrule } from 'css-tree';

/** Whether a class or an animation is called as the build calls those of the release, and of no other one. */
export type IsOwnName = (name: string) => boolean;

/**
 * The build calls everything by the first letter of the package and six characters: a hash of the file and the place in it.
 * Earlier builds took a hash of the name for all six.
 */
const BUILT_NAME = /^[\w-]{7}$/;

/**
 * Returns the names that a release of `name` may style. Packages whose names begin with the same letter are told
 * apart by `foreign`, the names in their published style sheets.
 */
export const ownNamesOf =
  (name: string, foreign: ReadonlySet<string>): IsOwnName =>
  (it) =>
    BUILT_NAME.test(it) && it[0] === name[0] && !foreign.has(it);

/** Returns the classes and animations in a style sheet. */
export function namesIn(css: string): string[] {
  const names: string[] = [];
  walk(parse(css), (node) => {
    if (node.type === 'ClassSelector') names.push(node.name);
    if (node.type === 'Atrule' && node.name === 'keyframes') names.push(keyframesIn(node.prelude));
  });
  return names;
}

/** The name of an animation; empty if it cannot be read. */
export function keyframesIn(prelude: Atrule['prelude']): string {
  const [first] = prelude?.type === 'AtrulePrelude' ? prelude.children.toArray() : [];
  return first?.type === 'Identifier' ? first.name : '';
}
