import type { FoldedCharacter } from '../fold-text';

const CLUSTER = /[^][\p{M}\uff9e\uff9f]*/gu;
const IGNORABLE = /^[\p{Default_Ignorable_Code_Point}\p{Bidi_Control}\u0640]/u;
const UNPUBLISHED = /[\u202a-\u202e\u2066-\u2069]|(?![\n\r\t])\p{Control}/u;
const INVISIBLE_MARKS = /\p{Default_Ignorable_Code_Point}/gu;
const ACCENTS_ARE_OPTIONAL = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Arabic}\p{Script=Hebrew}]/u;
const WORD_CHARACTER = /[\p{L}\p{N}\p{M}]/u;

/** Folds a text character by character, without anything that makes it fast. */
export function simpleFold(typed: string): FoldedCharacter[] {
  const units = [...typed.split('').entries()].filter(([, unit]) => !UNPUBLISHED.test(unit));
  const published = units.map(([, unit]) => unit).join('');
  const offsetOf = (index: number) => units[index]?.[0] ?? 0;
  return [...published.matchAll(CLUSTER)].flatMap(({ 0: cluster, index }) =>
    fold(cluster).map((character) => ({
      ...character,
      from: offsetOf(index),
      to: offsetOf(index + cluster.length - 1) + 1,
    })),
  );
}

function fold(cluster: string): Omit<FoldedCharacter, 'from' | 'to'>[] {
  if (IGNORABLE.test(cluster)) return [];
  return [...withoutAccents(cluster.replace(INVISIBLE_MARKS, ''))].flatMap((original) =>
    [...withoutAccents(original.toLowerCase().replace('ς', 'σ'))].map((folded) => ({
      folded,
      original,
      isWordCharacter: WORD_CHARACTER.test(folded),
    })),
  );
}

function withoutAccents(cluster: string): string {
  const composed = cluster.normalize('NFKC');
  return ACCENTS_ARE_OPTIONAL.test(composed) ? composed.normalize('NFKD').replace(/\p{M}/gu, '') : composed;
}
