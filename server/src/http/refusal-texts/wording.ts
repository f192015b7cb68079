import type { Lang } from '@guest/shared/contracts/languages';

/** A sentence, or its forms by number; `{n}` is the number. */
export type Wording = string | ({ other: string } & Partial<Record<Intl.LDMLPluralRule, string>>);

/** A sentence in the other languages; in English only where its number changes it. */
export type Wordings = Record<Exclude<Lang, 'en'>, Wording> & { en?: Wording };

export function worded(wording: Wording, lang: Lang, n: number | undefined): string {
  const text =
    typeof wording === 'string'
      ? wording
      : (wording[new Intl.PluralRules(lang).select(n ?? 0)] ?? wording.other);
  return n === undefined ? text : text.replace('{n}', String(n));
}
