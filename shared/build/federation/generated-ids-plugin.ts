import type { Compiler } from '@rspack/core';

const NAME = 'GeneratedIdsPlugin';
/** The module that starts federation, behind the loaders that read it. Its text has the version of the release. */
const ENTRY = /(?:^|!)data:text\/javascript,/;
const SHARED = /^(?:consume|provide) shared module /;
/** What follows it in the identifier of a shared module is a path of this machine. */
const PATH = / = | \(fallback: /;

/**
 * Numbers the modules that federation generates. Other modules have ids that follow from their paths within the suite;
 * the identifiers of these contain paths of the machine, so that their ids would differ from folder to folder, and
 * with them those of modules that happen to get the same.
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
        // The ids of other modules are never ones that are taken.
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
