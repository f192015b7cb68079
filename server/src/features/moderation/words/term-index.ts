import { foldText, type FoldedCharacter } from './fold-text';
import { toSkeleton } from './skeleton';
import { splitWords } from './split-words';

/** A word, phrase or beginning of words that guests may not publish. */
export interface Term {
  /** The language of the texts in which the term is blocked; `*` stands for all. */
  lang: string;
  term: string;
  kind: 'word' | 'phrase' | 'stem';
  action: 'block' | 'review';
  /** Whether digits are read as the letters that they look like. */
  alsoLeet: boolean;
}

export interface TermNode {
  next: Map<string, TermNode>;
  terms: Term[];
}

/** The terms of a property, prepared for matching: the time of a match does not grow with their number. */
export interface TermIndex {
  /** The keys are folded spellings. */
  exact: TermNode;
  /** The keys are skeletons, for words that mix scripts or contain symbols. */
  skeleton: TermNode;
}

/** A character that can be half a word or a whole one, unlike a letter of an alphabet. */
const SYLLABLE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/**
 * Whether a term is long enough: three letters, or two characters of a script of syllables. Shorter terms
 * would match too much, also in words that mean something else.
 */
export function isLongEnough(letters: readonly string[]): boolean {
  const count = letters.filter((letter) => letter !== ' ').length;
  return count >= 3 || (count === 2 && letters.every((letter) => SYLLABLE.test(letter)));
}

export function buildTermIndex(terms: readonly Term[]): TermIndex {
  const index = { exact: newNode(), skeleton: newNode() };
  for (const term of terms) {
    const letters = termLetters(term.term, term.lang);
    if (!isLongEnough(letters)) continue;
    insert(index.exact, letters, term);
    insert(
      index.skeleton,
      letters.map((letter) => (letter === ' ' ? letter : toSkeleton(letter))),
      term,
    );
  }
  return index;
}

/** Returns the letters and digits of a term, with a space between its words. */
export const termLetters = (term: string, lang: string): string[] =>
  splitWords(foldText(term), lang).flatMap((word, at, words) => {
    const letters = word.characters.map(({ folded }: FoldedCharacter) => folded);
    return at > 0 && words[at - 1]?.end !== word.start ? [' ', ...letters] : letters;
  });

const newNode = (): TermNode => ({ next: new Map(), terms: [] });

function insert(root: TermNode, letters: readonly string[], term: Term): void {
  let node = root;
  for (const letter of letters) {
    const next = node.next.get(letter) ?? newNode();
    node.next.set(letter, next);
    node = next;
  }
  node.terms.push(term);
}
