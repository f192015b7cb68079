import { LANGUAGES } from '../../shared/src/contracts/core/languages';
import type { Workspace } from './workspace';

/** Adds texts to every catalogue of a package, in English until they are translated. */
export function addTexts(workspace: Workspace, folder: string, texts: string[]): void {
  for (const lang of LANGUAGES) {
    const file = `${folder}/src/locales/${lang}.json`;
    const catalog = readCatalog(workspace, file);
    for (const text of texts) catalog[text] ??= text;
    workspace.write(file, JSON.stringify(catalog, null, 2));
  }
}

function readCatalog(workspace: Workspace, file: string): Record<string, string> {
  // The cast is safe because tests check that every catalogue is a flat object of texts.
  return workspace.has(file) ? (JSON.parse(workspace.read(file)) as Record<string, string>) : {};
}
