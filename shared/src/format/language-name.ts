import { localeOf } from './locale';

/** What a language is called in another: `languageName('ja', 'fr')` is `japonais`. */
export const languageName = (code: string, lang: string): string =>
  new Intl.DisplayNames(localeOf(lang), { type: 'language' }).of(code) ?? code;
