/** How many slips of the finger are forgiven: none in what is too short to tell, two where there are letters enough. */
export function slipsAllowed(word: string): number {
  if (word.length < 3) return 0;
  return word.length < 6 ? 1 : 2;
}

/** Slips between what was typed and a word: a letter too many, missing, wrong, or two that have changed places. */
export const slips = (typed: string, word: string): number => distances(typed, word).at(-1) ?? typed.length;

/** The same, for a word of which the guest has typed only the beginning. */
export const slipsAtStart = (typed: string, word: string): number => Math.min(...distances(typed, word));

/** The same, for what stands anywhere in a text. */
export const slipsWithin = (typed: string, text: string): number =>
  Math.min(...distances(typed, text, { mayBeginAnywhere: true }));

/** Optimal string alignment: from all that was typed to each beginning of the word. */
function distances(typed: string, word: string, { mayBeginAnywhere = false } = {}): number[] {
  const first = Array.from({ length: word.length + 1 }, (_, i) => (mayBeginAnywhere ? 0 : i));
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

/** The letters of a word as bits, some of them sharing one: by it most words are told apart without comparing them. */
export function lettersOf(word: string): number {
  let letters = 0;
  for (let i = 0; i < word.length; i += 1) letters |= 1 << (word.charCodeAt(i) & 31);
  return letters;
}

/** Whether so many letters of what was typed are missing in a word that no slips account for them. */
export function lacksLetters(typed: number, word: number, allowed: number): boolean {
  let missing = typed & ~word;
  for (let i = 0; i < allowed; i += 1) missing &= missing - 1;
  return missing !== 0;
}
