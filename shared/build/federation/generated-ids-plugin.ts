import type { Compiler } from '@rspack/core';

const NAME = 'GeneratedIdsPlugin';
/**
 * Matches the entry module, which starts federation. Its source contains the version of the release, so its
 * identifier must not depend on its source.
 */
const ENTRY = /(?:^|!)data:text\/javascript,/;
const SHARED = /^(?:consume|provide) shared module /;
/** In the identifier of a shared module, everything after this is a path of this machine. */
const PATH = / = | \(fallback: /;

/**
 * Numbers the modules that federation generates. All other modules have ids derived from their paths within the
 * suite. The identifiers of generated modules contain paths of this machine, so their ids would differ from folder to
 * folder, as would those of any modules that collide with them.
 */
export class GeneratedIdsPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      compilation.hooks.beforeModuleIds.tap(NAME, (modules) => {
        // The hook gives identifiers as texts, other than its type says.
        const generated = [...modules].flatMap((module) => {
          const name = stableName(String(module.identifier));
          return name === undefined ? [] : [{ module, name }];
        });
        generated.sort((a, b) => (a.name < b.name ? -1 : 1));
        // The bundler never assigns an id that is already taken, so other modules cannot collide with these.
        for (const [i, { module }] of generated.entries()) Object.assign(module, { id: i + 1 });
      });
    });
  }
}

/** Returns what names a generated module on every machine, or `undefined` for other modules. */
function stableName(identifier: string): string | undefined {
  if (ENTRY.test(identifier)) return '';
  return SHARED.test(identifier) ? identifier.split(PATH)[0] : undefined;
}
