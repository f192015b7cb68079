import { basename, dirname } from 'node:path';

/**
 * Adds the name of the package to the chunk names of its texts: `mfe-dining/src/texts.ts` gets
 * `texts-dining-…`.
 */
export default function textsByPackage(source) {
  const name = basename(dirname(dirname(this.resourcePath))).replace(/^mfe-/, '');
  return source.replace('"texts-[request]"', `"texts-${name}-[request]"`);
}
