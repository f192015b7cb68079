import { foldText } from './fold-text';
import { latinLookAlike, usualLetter } from './look-alikes';

/** Symbols and digits that are typed for the letters that they look like. */
const SYMBOLS: Readonly<Record<string, string>> = { '@': 'a', $: 's', '!': 'l' };
const DIGITS: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'l',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
};

/**
 * Returns the letter that stands for all that look like it. As in UTS 39, `i` and `l` count as one, because
 * many signs look like both.
 */
export function toSkeleton(letter: string): string {
  const latin = latinLookAlike(letter) ?? usualLetter(letter) ?? SYMBOLS[letter] ?? DIGITS[letter] ?? letter;
  const lower = latin.toLowerCase();
  return lower === 'i' ? 'l' : lower;
}

/**
 * Returns what names have in common that look alike. The signs between their letters do not count, but a name that consists of
 * signs only, such as emoji, is its own skeleton: otherwise all such names would look alike.
 */
export function skeletonOf(name: string): string {
  const text = foldText(name);
  const letters = text.filter(({ isWordCharacter }) => isWordCharacter);
  if (letters.length === 0) return text.map(({ folded }) => folded).join('');
  return letters.map(({ folded }) => toSkeleton(folded)).join('');
}

export const isLookAlikeSymbol = (character: string): boolean => character in SYMBOLS;
export const isLookAlikeDigit = (character: string): boolean => character in DIGITS;
