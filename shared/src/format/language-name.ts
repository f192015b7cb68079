import { localeOf } from '../contracts/core/locale';

/** Returns the name of a language in another language: `languageName('ja', 'fr')` is `japonais`. */
export const languageName = (code: string, lang: string): string =>
  new Intl.DisplayNames(localeOf(lang), { type: 'language' }).of(code) ?? code;
