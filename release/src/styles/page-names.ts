import { generate, type Declaration } from 'css-tree';

/** Properties that give an element a name which only one element of a page can have. */
const NAMING: readonly string[] = ['view-transition-name', 'anchor-name'];
/** Values that the browser turns into names of its own, or into none. */
const WITHOUT_NAME: readonly string[] = [
  'none',
  'auto',
  'match-element',
  'inherit',
  'initial',
  'unset',
  'revert',
];
/** The shell animates pictures by this name during a navigation, so every package may give it to its picture. */
const OF_THE_SUITE: readonly string[] = ['photo'];

/**
 * Returns the names that a declaration gives to elements. Two elements with one name end the transition of the whole page,
 * and an anchor takes along what is positioned by it elsewhere. A value that is only known in the page, such as a
 * variable, is returned as it is.
 */
export function namesForPage({ property, value }: Declaration): string[] {
  if (!NAMING.includes(property.toLowerCase())) return [];
  return generate(value)
    .split(',')
    .map((name) => name.trim())
    .filter((name) => !WITHOUT_NAME.includes(name.toLowerCase()));
}

/** Names of a remote begin with its own, as in `dining-dish` and `--dining-menu`. */
export const isOwnPageName = (name: string, owner: string): boolean =>
  OF_THE_SUITE.includes(name) || new RegExp(`^(--)?${owner}-[\\w-]+$`).test(name);
