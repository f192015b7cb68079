import { realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

const MODULES = '/node_modules/';

/** The library that stands in for a browser, and the folder with everything that it imports. */
export interface BrowserLibrary {
  readonly url: string;
  readonly folder: string;
}

export function browserLibrary(): BrowserLibrary {
  const file = realpathSync(createRequire(import.meta.url).resolve('happy-dom'));
  // With pnpm, a package lies in a folder of modules of its own, in the folder of all of them.
  const end = file.replaceAll('\\', '/').indexOf(MODULES) + MODULES.length;
  return { url: pathToFileURL(file).href, folder: file.slice(0, end) };
}
