import { LANGUAGES } from '../../shared/src/contracts/core/languages';
import type { Workspace } from './workspace';

/** Puts texts into every catalog of a package, in English until somebody translates them. */
export function addTexts(workspace: Workspace, folder: string, texts: string[]): void {
  for (const lang of LANGUAGES) {
    const file = `${folder}/src/locales/${lang}.json`;
    const catalog = catalogIn(workspace, file);
    for (const text of texts) catalog[text] ??= text;
    workspace.write(file, JSON.stringify(catalog, null, 2));
  }
}

function catalogIn(workspace: Workspace, file: string): Record<string, string> {
  // Every catalog is one flat object of texts, which the suite's own tests hold it to.
  return workspace.has(file) ? (JSON.parse(workspace.read(file)) as Record<string, string>) : {};
}
