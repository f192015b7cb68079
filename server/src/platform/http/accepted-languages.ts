import { LANGUAGES, type Lang } from '@guest/shared/contracts/core/languages';

/** Headers of browsers are shorter; the rest of a longer one is ignored. */
const MAX_LENGTH = 500;

/** Returns the languages of an `Accept-Language` header in order of preference, without regions. */
export function acceptedLanguages(header: string | undefined): string[] {
  const preferences = (header ?? '')
    .slice(0, MAX_LENGTH)
    .split(',')
    .map((part) => {
      const [tag = '', ...options] = part.trim().toLowerCase().split(';');
      const quality = options.map((option) => option.trim()).find((option) => option.startsWith('q='));
      return { lang: tag.trim().split('-')[0] ?? '', quality: Number(quality?.slice(2) ?? 1) };
    })
    .filter(({ lang, quality }) => /^[a-z]{2,3}$/.test(lang) && quality > 0);
  return [...new Set(preferences.sort((a, b) => b.quality - a.quality).map(({ lang }) => lang))];
}

/** Returns the most preferred language that is offered, otherwise the default. */
export const chooseLanguage = (requested: string[], offered: readonly string[], byDefault: string) =>
  requested.find((lang) => offered.includes(lang)) ?? byDefault;

/** Returns the language of the suite's own messages to a client. */
export function interfaceLanguage(header: string | undefined): Lang {
  const requested = acceptedLanguages(header);
  return LANGUAGES.find((lang) => lang === chooseLanguage(requested, LANGUAGES, 'en')) ?? 'en';
}
