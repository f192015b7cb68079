/**
 * Returns how many typing errors are allowed: none in very short words, where any error makes another word.
 */
export function allowedEdits(word: string): number {
  if (word.length < 3) return 0;
  return word.length < 6 ? 1 : 2;
}

/** Returns the edit distance: the number of inserted, missing, replaced and swapped letters. */
export const editDistance = (typed: string, word: string): number =>
  distances(typed, word).at(-1) ?? typed.length;

/** Returns the smallest edit distance to any beginning of the word. */
export const prefixEditDistance = (typed: string, word: string): number =>
  Math.min(...distances(typed, word));

/** Returns the smallest edit distance to any part of the text. */
export const substringEditDistance = (typed: string, text: string): number =>
  Math.min(...distances(typed, text, { mayBeginAnywhere: true }));

/** Optimal string alignment: returns the distances from `typed` to each beginning of the word. */
function distances(
  typed: string,
  word: string,
  { mayBeginAnywhere: canStartAnywhere = false } = {},
): number[] {
  const first = Array.from({ length: word.length + 1 }, (_, i) => (canStartAnywhere ? 0 : i));
  let beforeLast: number[] = [];
  let last = first;
  for (let row = 1; row <= typed.length; row += 1) {
    const next = [row];
    for (let column = 1; column <= word.length; column += 1) {
      const isSame = typed[row - 1] === word[column - 1];
      const isSwapped = typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1];
      next.push(
        Math.min(
          at(last, column) + 1,
          at(next, column - 1) + 1,
          at(last, column - 1) + (isSame ? 0 : 1),
          isSwapped ? at(beforeLast, column - 2) + 1 : Infinity,
        ),
      );
    }
    beforeLast = last;
    last = next;
  }
  return last;
}

const at = (row: number[], column: number): number => row[column] ?? Infinity;

/**
 * Returns a bit mask of the letters; several letters share a bit. It rules out most words without computing a
 * distance.
 */
export function lettersOf(word: string): number {
  let letters = 0;
  for (let i = 0; i < word.length; i += 1) letters |= 1 << (word.charCodeAt(i) & 31);
  return letters;
}

/** Returns whether the word lacks more of the typed letters than the allowed errors can explain. */
export function lacksLetters(typed: number, word: number, allowed: number): boolean {
  let missing = typed & ~word;
  for (let i = 0; i < allowed; i += 1) missing &= missing - 1;
  return missing !== 0;
}
