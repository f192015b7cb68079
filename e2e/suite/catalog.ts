import { readFileSync } from 'node:fs';

/** Returns the labels of a language. Of the folders of catalogs, such as `mfe-account/src`, the first one with a text counts. */
export function loadCatalog(lang: string, ...folders: string[]): (key: string) => string {
  const catalogs = folders.map((folder) => {
    const file = new URL(`../../${folder}/locales/${lang}.json`, import.meta.url);
    // A catalog maps English texts to translations.
    return JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  });
  return (key) => {
    const text = catalogs.find((texts) => key in texts)?.[key];
    if (text === undefined) throw new Error(`no catalog in ${lang} has the text "${key}"`);
    return text;
  };
}
