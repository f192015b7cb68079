import { basename, dirname } from 'node:path';

/** Adds the package's name to the name that its texts' chunks have: `mfe-dining/src/texts.ts` says `texts-dining-…`. */
export default function textsByPackage(source) {
  const name = basename(dirname(dirname(this.resourcePath))).replace(/^mfe-/, '');
  return source.replace('"texts-[request]"', `"texts-${name}-[request]"`);
}
