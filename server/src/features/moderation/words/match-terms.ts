import { foldText, type FoldedCharacter } from './fold-text';
import { isLookAlikeDigit, isLookAlikeSymbol, toSkeleton } from './skeleton';
import { joinSpacedLetters } from './spaced-letters';
import { splitWords, type Word } from './split-words';
import type { Term, TermIndex, TermNode } from './term-index';
import type { TextLanguages } from './text-languages';
import { foreignWords, hasLookAlikes } from './word-scripts';

/** A place of the typed text that contains a term, as UTF-16 offsets. */
export interface TermMatch {
  from: number;
  to: number;
  action: Term['action'];
}

/**
 * Finds the terms in a text, as whole words. Terms of languages that are written with the same letters do not count, because
 * the word may be harmless in the language of the text. The matches name the typed characters, in order.
 */
export function matchTerms(index: TermIndex, typed: string, languages: TextLanguages): TermMatch[] {
  const text = foldText(typed);
  const words = splitWords(text, languages.main);
  const disguised = words.filter(hasLookAlikes);
  const matches = [
    ...findInWords(index.exact, words, languages),
    ...joinSpacedLetters(text).flatMap((word) => [
      ...findInLetters(index.exact, word, languages),
      ...(hasLookAlikes(word) ? findInLetters(index.skeleton, word, languages, visibleLetter) : []),
    ]),
    ...symbolWords(text).flatMap((word) => findDisguised(index, word, languages)),
    ...disguised.flatMap((word) => findDisguised(index, word, languages)),
    ...findDisguisedPhrases(index, words, { disguised, languages }),
    ...foreignWords(words)
      .flatMap((word) => findDisguised(index, word, languages))
      .map((match): TermMatch => ({ ...match, action: 'review' })),
  ];
  return withoutDuplicates(matches);
}

/** Words and phrases: a match begins where a word begins and ends where a word ends. */
function findInWords(
  root: TermNode,
  words: readonly Word[],
  languages: TextLanguages,
  keyOf: (character: FoldedCharacter) => string = foldedLetter,
): TermMatch[] {
  const matches: TermMatch[] = [];
  for (const [at, { characters: begin }] of words.entries()) {
    let node: TermNode | undefined = root;
    // Most words end here: no term begins like them.
    for (let to = at; node && to < words.length; to += 1) {
      const word = words[to];
      if (!word) break;
      if (to > at && word.start !== words[to - 1]?.end) node = node.next.get(' ');
      const last = word.characters.length - 1;
      for (let i = 0; node && i <= last; i += 1) {
        const character = word.characters[i];
        node = character && node.next.get(keyOf(character));
        if (!node || node.terms.length === 0) continue;
        const terms = node.terms.filter((term) => i === last || term.kind === 'stem');
        matches.push(...toMatches(terms, languages, [begin[0], character]));
      }
    }
  }
  return matches;
}

const foldedLetter = ({ folded }: FoldedCharacter): string => folded;

/** Returns the letter that a reader sees; a digit stays one. */
const visibleLetter = ({ folded, original }: FoldedCharacter): string =>
  isLookAlikeDigit(folded) ? folded : toSkeleton(original);

/** Phrases in which at least one word has look-alikes. */
function findDisguisedPhrases(
  { skeleton }: TermIndex,
  words: readonly Word[],
  { disguised, languages }: { disguised: readonly Word[]; languages: TextLanguages },
): TermMatch[] {
  if (disguised.length === 0) return [];
  const starts = disguised.map(({ characters }) => characters[0]?.from ?? 0);
  return findInWords(skeleton, words, languages, visibleLetter).filter(({ from, to }) =>
    starts.some((at) => at >= from && at < to),
  );
}

const MIN_SPACED_LETTERS = 4;

/** Letters that were typed apart have no word boundaries, so every run of them counts. */
function findInLetters(
  root: TermNode,
  { characters }: Word,
  languages: TextLanguages,
  keyOf: (character: FoldedCharacter) => string = foldedLetter,
): TermMatch[] {
  return characters.flatMap((first, at) => {
    const matches: TermMatch[] = [];
    let node: TermNode | undefined = root;
    for (const [i, last] of characters.slice(at).entries()) {
      node = node.next.get(keyOf(last));
      if (!node) break;
      if (i + 1 < MIN_SPACED_LETTERS) continue;
      matches.push(...toMatches(node.terms, languages, [first, last]));
    }
    return matches;
  });
}

/** A word with look-alikes: its skeleton is compared with those of the terms. */
function findDisguised({ skeleton }: TermIndex, { characters }: Word, languages: TextLanguages): TermMatch[] {
  const hasDigits = characters.some(({ folded }) => isLookAlikeDigit(folded));
  let node: TermNode | undefined = skeleton;
  const matches: TermMatch[] = [];
  for (const [i, character] of characters.entries()) {
    node = node.next.get(toSkeleton(character.original));
    if (!node) break;
    const isEnd = i === characters.length - 1;
    const terms = node.terms.filter(
      (term) => (isEnd || term.kind === 'stem') && (!hasDigits || term.alsoLeet),
    );
    matches.push(...toMatches(terms, languages, [characters[0], character]));
  }
  return matches;
}

/** Returns the words in which symbols or digits stand among letters, such as `a$$` or `sh!t`. */
function symbolWords(text: readonly FoldedCharacter[]): Word[] {
  const words: Word[] = [];
  let start = 0;
  let hasSymbol = false;
  let hasLetter = false;
  for (let at = 0; at <= text.length; at += 1) {
    const character = text[at];
    const isSymbol = character !== undefined && isLookAlikeSymbol(character.folded);
    if (character && (character.isWordCharacter || isSymbol)) {
      const isDigit = isLookAlikeDigit(character.folded);
      hasSymbol ||= isSymbol || isDigit;
      hasLetter ||= character.isWordCharacter && !isDigit;
      continue;
    }
    if (hasSymbol && hasLetter) {
      const characters = trimExclamations(text.slice(start, at));
      const isDisguised = characters.some(
        ({ folded: one }) => isLookAlikeSymbol(one) || isLookAlikeDigit(one),
      );
      if (isDisguised) words.push({ start, end: at, characters });
    }
    start = at + 1;
    hasSymbol = false;
    hasLetter = false;
  }
  return words;
}

/** An exclamation mark at the end of a word is punctuation. */
function trimExclamations(characters: FoldedCharacter[]): FoldedCharacter[] {
  const end = characters.findLastIndex(({ folded }) => folded !== '!');
  const start = characters.findIndex(({ folded }) => folded !== '!');
  return start < 0 ? [] : characters.slice(start, end + 1);
}

/** Returns the matches of the terms that apply to the text. */
const toMatches = (
  terms: readonly Term[],
  languages: TextLanguages,
  [first, last]: [FoldedCharacter | undefined, FoldedCharacter | undefined],
): TermMatch[] =>
  terms.flatMap((term) => {
    const action = actionOf(term, languages);
    return action ? [{ from: first?.from ?? 0, to: last?.to ?? 0, action }] : [];
  });

/**
 * A text is refused for terms of all languages, of the one that it certainly shows, and of the declared one unless it
 * certainly shows another. Terms of a language that it may be written in hold it for a review. So do terms without Latin
 * letters in every text: it may be a short insult, or a harmless word of Chinese, Persian or Urdu.
 */
function actionOf(
  { lang, term, action }: Term,
  { main, declared, isMainCertain }: TextLanguages,
): Term['action'] | undefined {
  if (lang === '*' || lang === (isMainCertain ? main : declared)) return action;
  return lang === main || lang === declared || !LATIN.test(term) ? 'review' : undefined;
}

const LATIN = /\p{Script=Latin}/u;

/** The same place can be found in several ways; the stricter action counts. */
function withoutDuplicates(matches: readonly TermMatch[]): TermMatch[] {
  const byPlace = new Map<string, TermMatch>();
  for (const match of matches) {
    const place = `${match.from}-${match.to}`;
    if (byPlace.get(place)?.action !== 'block') byPlace.set(place, match);
  }
  return [...byPlace.values()].sort((a, b) => a.from - b.from || a.to - b.to);
}
