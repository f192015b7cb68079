/**
 * The locale that dates, numbers and money are written by. The clock has 24 hours in each, and the digits are those
 * of the room's key and the bill, so that a time or a price is the same sign everywhere in the house.
 */
const locales: Readonly<Record<string, string>> = {
  en: 'en-GB',
  es: 'es-ES',
  fr: 'fr-FR',
  ja: 'ja-JP',
  ar: 'ar-u-nu-latn-ca-gregory',
};

export const localeOf = (lang: string): string => locales[lang] ?? lang;
