/** A character of a folded text with its place in the typed text. */
export interface FoldedCharacter {
  /** One code point, lower-case, without accents. */
  folded: string;
  /** The code point before it was made lower-case. */
  original: string;
  /** Whether it belongs to a word: a letter, a digit or a mark. */
  isWordCharacter: boolean;
  /** The range of UTF-16 offsets in the typed text. */
  from: number;
  to: number;
}

type Folding = readonly Omit<FoldedCharacter, 'from' | 'to'>[];

/** A character with the marks that belong to it; the voicing marks of half-width kana are letters of their own. */
const CLUSTER = /[^][\p{M}\uff9e\uff9f]*/gu;
/** A text without them consists of characters alone. */
const MARK = /[\p{M}\uff9e\uff9f]/u;
const IGNORABLE = /^[\p{Default_Ignorable_Code_Point}\p{Bidi_Control}\u0640]/u;
/** Characters that a published text does not contain, so that marks after them belong to the character before them. */
const UNPUBLISHED = /[\u202a-\u202e\u2066-\u2069]|(?![\n\r\t])\p{Control}/u;
/** Variation selectors and joiners that belong to another character. */
const INVISIBLE_MARKS = /\p{Default_Ignorable_Code_Point}/gu;
/** In these scripts accents and vowel points do not make another letter. */
const ACCENTS_ARE_OPTIONAL = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Arabic}\p{Script=Hebrew}]/u;
const WORD_CHARACTER = /[\p{L}\p{N}\p{M}]/u;

/** Folding is slow compared with the rest of matching, and texts repeat few characters. */
const known = new Map<string, Folding>();
const MAX_KNOWN = 5_000;

/**
 * Folds a text for comparison: compatibility forms, case, optional accents, and characters that show nothing
 * are removed. Every character keeps the range of the typed text from which it came.
 */
export function foldText(typed: string): FoldedCharacter[] {
  const text: FoldedCharacter[] = [];
  const { published, offsets } = withoutUnpublished(typed);
  let index = 0;
  for (const cluster of MARK.test(published) ? (published.match(CLUSTER) ?? []) : published) {
    const end = index + cluster.length;
    const from = offsets ? (offsets[index] ?? 0) : index;
    const to = offsets ? (offsets[end - 1] ?? from) + 1 : end;
    for (const { folded, original, isWordCharacter } of foldingOf(cluster))
      text.push({ folded, original, isWordCharacter, from, to });
    index = end;
  }
  return text;
}

/**
 * Returns the characters that are published, with the place of each UTF-16 unit in the typed text. Hardly any text contains
 * others, and then the places are the same.
 */
function withoutUnpublished(typed: string): { published: string; offsets?: number[] } {
  if (!UNPUBLISHED.test(typed)) return { published: typed };
  const units = [...typed.split('').entries()].filter(([, unit]) => !UNPUBLISHED.test(unit));
  return { published: units.map(([, unit]) => unit).join(''), offsets: units.map(([offset]) => offset) };
}

function foldingOf(cluster: string): Folding {
  const before = known.get(cluster);
  if (before) return before;
  const folding = IGNORABLE.test(cluster) ? [] : fold(cluster.replace(INVISIBLE_MARKS, ''));
  if (known.size >= MAX_KNOWN) known.clear();
  known.set(cluster, folding);
  return folding;
}

const fold = (cluster: string): Folding =>
  [...withoutAccents(cluster)].flatMap((original) =>
    [...withoutAccents(original.toLowerCase().replace('ς', 'σ'))].map((folded) => ({
      folded,
      original,
      isWordCharacter: WORD_CHARACTER.test(folded),
    })),
  );

function withoutAccents(cluster: string): string {
  const composed = cluster.normalize('NFKC');
  return ACCENTS_ARE_OPTIONAL.test(composed) ? composed.normalize('NFKD').replace(/\p{M}/gu, '') : composed;
}
