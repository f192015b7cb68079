import { latinLookAlike, usualLetter } from './look-alikes';
import type { Word } from './split-words';

/** The scripts whose letters are easily confused with one another. */
const SCRIPTS = {
  latin: /\p{Script=Latin}/u,
  greek: /\p{Script=Greek}/u,
  cyrillic: /\p{Script=Cyrillic}/u,
  armenian: /\p{Script=Armenian}/u,
};

function scriptsOf({ characters }: Word): Set<string> {
  const letters = characters.map(({ original }) => original).join('');
  if (/^[a-z]+$/i.test(letters)) return new Set(['latin']);
  return new Set(Object.entries(SCRIPTS).flatMap(([name, script]) => (script.test(letters) ? [name] : [])));
}

/** Whether a word has letters of more than one of the scripts, or unusual ones of the Latin script. */
export const hasLookAlikes = (word: Word): boolean =>
  scriptsOf(word).size > 1 || word.characters.some(({ original }) => usualLetter(original) !== undefined);

/**
 * Returns the words that are entirely in another script but look like Latin letters, if the words around them are
 * Latin. In a text of its own script, such a word is genuine.
 */
export function foreignWords(words: readonly Word[]): Word[] {
  const scripts = words.map(scriptsOf);
  const count = (script: string) => scripts.filter((some) => some.has(script)).length;
  if (count('latin') === 0) return [];
  const rare = new Set(Object.keys(SCRIPTS).filter((script) => script !== 'latin' && count(script) === 1));
  return words.filter(
    ({ characters }, at) =>
      [...(scripts[at] ?? [])].some((script) => rare.has(script)) &&
      characters.every(({ original }) => latinLookAlike(original) !== undefined),
  );
}
