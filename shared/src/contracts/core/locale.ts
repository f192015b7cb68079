/**
 * Returns the locale for formatting dates, numbers and money. All locales use a 24-hour clock and the digits
 * 0 to 9, so that times and prices look the same as on room keys and bills.
 */
const locales: Readonly<Record<string, string>> = {
  en: 'en-GB',
  es: 'es-ES',
  fr: 'fr-FR',
  ja: 'ja-JP',
  ar: 'ar-u-nu-latn-ca-gregory',
};

export const localeOf = (lang: string): string => locales[lang] ?? lang;
