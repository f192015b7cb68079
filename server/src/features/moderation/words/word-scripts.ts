import { latinLookAlike, usualLetter } from './look-alikes';
import type { Word } from './split-words';

/** The scripts whose letters are easily confused with one another, each with its bit. */
const LATIN = 1;
const SCRIPTS: [bit: number, script: RegExp][] = [
  [LATIN, /\p{Script=Latin}/u],
  [2, /\p{Script=Greek}/u],
  [4, /\p{Script=Cyrillic}/u],
  [8, /\p{Script=Armenian}/u],
];
/** An unusual letter of the Latin script. */
const UNUSUAL = 16;

/** Every character is looked at for each check of its word, and texts repeat few of them. */
const known = new Map<string, number>();
const MAX_KNOWN = 5_000;

/** Returns the bits of a character. */
function bitsOf(letter: string): number {
  const before = known.get(letter);
  if (before !== undefined) return before;
  let bits = usualLetter(letter) === undefined ? 0 : UNUSUAL;
  for (const [bit, script] of SCRIPTS) if (script.test(letter)) bits |= bit;
  if (known.size >= MAX_KNOWN) known.clear();
  known.set(letter, bits);
  return bits;
}

/** Returns the bits of all characters of a word. */
function bitsIn({ characters }: Word): number {
  let bits = 0;
  for (const { original } of characters) bits |= bitsOf(original);
  return bits;
}

/** Whether a word has letters of more than one of the scripts, or unusual ones of the Latin script. */
export function hasLookAlikes(word: Word): boolean {
  const bits = bitsIn(word);
  const scripts = bits & ~UNUSUAL;
  return bits >= UNUSUAL || (scripts & (scripts - 1)) !== 0;
}

/**
 * Returns the words that are entirely in another script but look like Latin letters, if the words around them are
 * Latin. In a text of its own script, such a word is genuine.
 */
export function foreignWords(words: readonly Word[]): Word[] {
  const bits = words.map(bitsIn);
  const count = (script: number) => bits.filter((some) => (some & script) !== 0).length;
  let seen = 0;
  for (const some of bits) seen |= some;
  if ((seen & LATIN) === 0) return [];
  let rare = 0;
  for (const [bit] of SCRIPTS) if (bit !== LATIN && (seen & bit) !== 0 && count(bit) === 1) rare |= bit;
  if (rare === 0) return [];
  return words.filter(
    ({ characters }, at) =>
      ((bits[at] ?? 0) & rare) !== 0 &&
      characters.every(({ original }) => latinLookAlike(original) !== undefined),
  );
}
