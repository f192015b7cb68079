import type { FoldedCharacter } from './fold-text';
import type { Word } from './split-words';

const MIN_LETTERS = 4;
const MAX_GAP = 3;
const GAP = /[\s.\-_*·•~|/\u2010-\u2015]/u;

/**
 * Returns the letters that were typed one by one with dots, blanks or dashes between them, as words: at least
 * four in a row.
 */
export function joinSpacedLetters(text: readonly FoldedCharacter[]): Word[] {
  const words: Word[] = [];
  let letters: number[] = [];
  const finish = () => {
    if (letters.length >= MIN_LETTERS) {
      const characters = letters.flatMap((at) => text[at] ?? []);
      words.push({ start: letters[0] ?? 0, end: (letters.at(-1) ?? 0) + 1, characters });
    }
    letters = [];
  };
  text.forEach(({ folded, isWordCharacter }, at) => {
    if (!isWordCharacter) {
      const isGap = GAP.test(folded) && at - (letters.at(-1) ?? at) <= MAX_GAP;
      if (!isGap) finish();
      return;
    }
    const isAlone = !isLetterAt(text, at - 1) && !isLetterAt(text, at + 1);
    if (isAlone) letters.push(at);
    else finish();
  });
  finish();
  return words;
}

const isLetterAt = (text: readonly FoldedCharacter[], at: number) => text[at]?.isWordCharacter ?? false;
