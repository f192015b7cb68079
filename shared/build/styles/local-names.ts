const COMMENT = /\/\*[\s\S]*?\*\//g;
/** Classes and animations. */
const NAME = /(?:\.|@keyframes\s+)([A-Za-z_][\w-]*)/g;
/** Properties of a file. Those of the theme are among them where they are only used. */
const PROPERTY = /--([A-Za-z_][\w-]*)/g;

/**
 * Returns the names in a CSS module that a build may rename, in the order of the file, classes and animations first. It
 * may return more than the file defines.
 */
export function localNamesIn(css: string): string[] {
  const code = css.replace(COMMENT, '');
  const found = [NAME, PROPERTY].flatMap((pattern) =>
    [...code.matchAll(pattern)].map(([, name]) => name ?? ''),
  );
  return [...new Set(found)];
}
