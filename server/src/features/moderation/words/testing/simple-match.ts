import type { FoldedCharacter } from '../fold-text';
import type { TermMatch } from '../match-terms';
import { isLookAlikeDigit, toSkeleton } from '../skeleton';
import { joinSpacedLetters } from '../spaced-letters';
import type { Word } from '../split-words';
import { isLongEnough, type Term } from '../term-index';
import type { TextLanguages } from '../text-languages';
import { simpleFold } from './simple-fold';
import { simpleForeignWords, simpleHasLookAlikes, simpleSplit, simpleSymbolWords } from './simple-words';

/** A character by the letter that is compared, or the gap between two words. */
interface Compared {
  key: string;
  character?: FoldedCharacter;
  isWordEnd?: boolean;
}

/** Searches each term at each place of a text, one after another. */
export function simpleMatch(terms: readonly Term[], typed: string, languages: TextLanguages): TermMatch[] {
  const text = simpleFold(typed);
  const words = simpleSplit(text, languages.main);
  const disguised = words.filter(simpleHasLookAlikes);
  const matches: TermMatch[] = [];
  for (const term of terms) {
    const action = actionOf(term, languages);
    const letters = lettersOf(term);
    if (!action || !isLongEnough(letters)) continue;
    const skeleton = letters.map((letter) => (letter === ' ' ? letter : toSkeleton(letter)));
    const add = (found: Compared[] | undefined, as: TermMatch['action'] = action) => {
      const [first, last] = [found?.[0]?.character, found?.at(-1)?.character];
      if (first && last) matches.push({ from: first.from, to: last.to, action: as });
    };
    const isWhole = (found: Compared[] | undefined) =>
      term.kind === 'stem' || found?.at(-1)?.isWordEnd === true;
    const disguisedIn = (word: Word) => {
      const found = startOf(charactersOf(word, bySkeleton), skeleton);
      const hasDigits = word.characters.some(({ folded }) => isLookAlikeDigit(folded));
      return found && isWhole(found) && (!hasDigits || term.alsoLeet) ? found : undefined;
    };

    words.forEach((_, at) => {
      const exact = startOf(lineOf(words.slice(at), byFolded), letters);
      if (isWhole(exact)) add(exact);
      const phrase = startOf(lineOf(words.slice(at), byVisible), skeleton);
      const isDisguised = phrase?.some(({ character }) =>
        disguised.some(({ characters: [first] }) => first === character),
      );
      if (isDisguised && isWhole(phrase)) add(phrase);
    });
    for (const word of joinSpacedLetters(text)) {
      if (letters.length < 4) break;
      word.characters.forEach((_, at) => {
        add(startOf(charactersOf(word, byFolded).slice(at), letters));
        if (simpleHasLookAlikes(word)) add(startOf(charactersOf(word, byVisible).slice(at), skeleton));
      });
    }
    for (const word of [...simpleSymbolWords(text), ...disguised]) add(disguisedIn(word));
    for (const word of simpleForeignWords(words)) add(disguisedIn(word), 'review');
  }
  return strictest(matches);
}

const byFolded = ({ folded }: FoldedCharacter): string => folded;
const bySkeleton = ({ original }: FoldedCharacter): string => toSkeleton(original);
const byVisible = ({ folded, original }: FoldedCharacter): string =>
  isLookAlikeDigit(folded) ? folded : toSkeleton(original);

const charactersOf = ({ characters }: Word, keyOf: (character: FoldedCharacter) => string): Compared[] =>
  characters.map((character, i) => ({
    key: keyOf(character),
    character,
    isWordEnd: i === characters.length - 1,
  }));

/** The words one after another, with a gap between those that do not touch. */
const lineOf = (words: Word[], keyOf: (character: FoldedCharacter) => string): Compared[] =>
  words.flatMap((word, i) => {
    const before = words[i - 1];
    const gap = before && before.end !== word.start ? [{ key: ' ' }] : [];
    return [...gap, ...charactersOf(word, keyOf)];
  });

const startOf = (line: Compared[], letters: string[]): Compared[] | undefined =>
  line.length >= letters.length && letters.every((letter, i) => line[i]?.key === letter)
    ? line.slice(0, letters.length)
    : undefined;

const lettersOf = ({ term, lang }: Term): string[] =>
  lineOf(simpleSplit(simpleFold(term), lang), byFolded).map(({ key }) => key);

function actionOf({ lang, term, action }: Term, languages: TextLanguages): Term['action'] | undefined {
  const { main, declared, isMainCertain } = languages;
  if (lang === '*' || lang === (isMainCertain ? main : declared)) return action;
  return lang === main || lang === declared || !/\p{Script=Latin}/u.test(term) ? 'review' : undefined;
}

/** Each place once, with the stricter action. */
const strictest = (matches: TermMatch[]): TermMatch[] =>
  matches
    .filter(
      (one, at) =>
        !matches.some(
          (other, i) =>
            other.from === one.from &&
            other.to === one.to &&
            other !== one &&
            (other.action === one.action ? i < at : other.action === 'block'),
        ),
    )
    .sort((a, b) => a.from - b.from || a.to - b.to);
