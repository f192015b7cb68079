/** The languages of the interface. A hotel's content may be available in others. */
export const LANGUAGES = ['en', 'es', 'fr', 'ja', 'ar'] as const;
export type Lang = (typeof LANGUAGES)[number];

export const isLang = (value: unknown): value is Lang => LANGUAGES.some((lang) => lang === value);

export const directionOf = (lang: string): 'ltr' | 'rtl' => (lang === 'ar' ? 'rtl' : 'ltr');
