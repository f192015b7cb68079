import type { FoldedCharacter } from '../fold-text';
import { latinLookAlike, usualLetter } from '../look-alikes';
import { isLookAlikeDigit, isLookAlikeSymbol } from '../skeleton';
import type { Word } from '../split-words';

const WITHOUT_SPACES =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const SCRIPTS = [/\p{Script=Latin}/u, /\p{Script=Greek}/u, /\p{Script=Cyrillic}/u, /\p{Script=Armenian}/u];
const [LATIN] = SCRIPTS;

/** Splits a text where something stands that is no letter, and by the dictionary of the platform. */
export function simpleSplit(text: readonly FoldedCharacter[], lang: string): Word[] {
  return runsIn(text, ({ isWordCharacter }) => isWordCharacter).flatMap((run) => {
    const letters = run.characters.map(({ folded }) => folded).join('');
    if (!WITHOUT_SPACES.test(letters)) return [run];
    const key = /^[a-z]{2,3}$/.test(lang) ? lang : 'en';
    const segments = new Intl.Segmenter(key, { granularity: 'word' }).segment(letters);
    let at = 0;
    return [...segments].map(({ segment }) => {
      const from = at;
      at += [...segment].length;
      return { start: run.start + from, end: run.start + at, characters: run.characters.slice(from, at) };
    });
  });
}

/** The words of a text with symbols or digits among their letters. */
export function simpleSymbolWords(text: readonly FoldedCharacter[]): Word[] {
  return runsIn(text, ({ isWordCharacter, folded }) => isWordCharacter || isLookAlikeSymbol(folded))
    .map((run) => {
      const isMark = ({ folded }: FoldedCharacter) => folded === '!';
      let characters = run.characters;
      while (characters[0] && isMark(characters[0])) characters = characters.slice(1);
      while (characters.length > 0 && isMark(characters.at(-1) as FoldedCharacter))
        characters = characters.slice(0, -1);
      return { ...run, characters };
    })
    .filter(
      ({ characters }) =>
        characters.some(({ folded }) => isLookAlikeSymbol(folded) || isLookAlikeDigit(folded)) &&
        characters.some(({ folded, isWordCharacter }) => isWordCharacter && !isLookAlikeDigit(folded)),
    );
}

const scriptsOf = ({ characters }: Word): RegExp[] =>
  SCRIPTS.filter((script) => characters.some(({ original }) => script.test(original)));

export const simpleHasLookAlikes = (word: Word): boolean =>
  scriptsOf(word).length > 1 || word.characters.some(({ original }) => usualLetter(original) !== undefined);

/** The words that look Latin in a Latin text and are the only ones of their script. */
export function simpleForeignWords(words: readonly Word[]): Word[] {
  const count = (script: RegExp) => words.filter((word) => scriptsOf(word).includes(script)).length;
  if (!LATIN || count(LATIN) === 0) return [];
  return words.filter(
    (word) =>
      scriptsOf(word).some((script) => script !== LATIN && count(script) === 1) &&
      word.characters.every(({ original }) => latinLookAlike(original) !== undefined),
  );
}

function runsIn(text: readonly FoldedCharacter[], isIn: (character: FoldedCharacter) => boolean): Word[] {
  const runs: Word[] = [];
  for (const [at, character] of text.entries()) {
    const last = runs.at(-1);
    if (!isIn(character)) continue;
    if (last?.end === at)
      runs.splice(-1, 1, { ...last, end: at + 1, characters: [...last.characters, character] });
    else runs.push({ start: at, end: at + 1, characters: [character] });
  }
  return runs;
}
