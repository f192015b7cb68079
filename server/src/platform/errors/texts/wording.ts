import type { Lang } from '@guest/shared/contracts/core/languages';

/** A sentence, or its forms by number; `{n}` is the number. */
export type Wording = string | ({ other: string } & Partial<Record<Intl.LDMLPluralRule, string>>);

/** A sentence in the other languages; in English only where its number changes it. */
export type Wordings = Record<Exclude<Lang, 'en'>, Wording> & { en?: Wording };

/** What else stands in a sentence, by its name there. */
export type Words = Readonly<Record<string, string | number>>;

export function worded(wording: Wording, lang: Lang, n: number | undefined, words: Words = {}): string {
  const text =
    typeof wording === 'string'
      ? wording
      : (wording[new Intl.PluralRules(lang).select(n ?? 0)] ?? wording.other);
  return Object.entries(n === undefined ? words : { ...words, n }).reduce(
    (told, [name, word]) => told.replace(`{${name}}`, () => String(word)),
    text,
  );
}
