import { LANGUAGES, type Lang } from '@guest/shared/contracts/core/languages';

/** What browsers send is shorter; the rest of a longer one is nobody's wish. */
const LONGEST = 500;

/** The languages that a client asks for, the dearest first, without their regions. */
export function acceptedLanguages(header: string | undefined): string[] {
  const wishes = (header ?? '')
    .slice(0, LONGEST)
    .split(',')
    .map((part) => {
      const [tag = '', ...options] = part.trim().toLowerCase().split(';');
      const quality = options.map((option) => option.trim()).find((option) => option.startsWith('q='));
      return { lang: tag.trim().split('-')[0] ?? '', quality: Number(quality?.slice(2) ?? 1) };
    })
    .filter(({ lang, quality }) => /^[a-z]{2,3}$/.test(lang) && quality > 0);
  return [...new Set(wishes.sort((a, b) => b.quality - a.quality).map(({ lang }) => lang))];
}

/** The dearest language that is offered, else the first that is. */
export const chosenLanguage = (asked: string[], offered: readonly string[], byDefault: string) =>
  asked.find((lang) => offered.includes(lang)) ?? byDefault;

/** The language in which the suite itself speaks to a client. */
export function interfaceLanguage(header: string | undefined): Lang {
  const asked = acceptedLanguages(header);
  return LANGUAGES.find((lang) => lang === chosenLanguage(asked, LANGUAGES, 'en')) ?? 'en';
}
