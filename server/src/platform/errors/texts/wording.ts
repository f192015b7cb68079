import type { Lang } from '@guest/shared/contracts/core/languages';

/** A message, or its plural forms; `{n}` is the number. */
export type Wording = string | ({ other: string } & Partial<Record<Intl.LDMLPluralRule, string>>);

/** A message in the other languages; English is included only if the message has plural forms. */
export type Wordings = Record<Exclude<Lang, 'en'>, Wording> & { en?: Wording };

/** The values of further placeholders by name. */
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
