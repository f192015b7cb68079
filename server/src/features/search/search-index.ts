import { isUnspaced, joinedWordsOf, plainText, withoutArticle, wordsOf } from './plain-text';
import {
  lacksLetters,
  lettersOf,
  editDistance,
  allowedEdits,
  prefixEditDistance,
  substringEditDistance,
} from './edit-distance';

/** A document of the search index with weighted texts. */
export interface SearchDocument<Item> {
  item: Item;
  texts: readonly (readonly [text: string, weight: number])[];
}

export interface SearchIndex<Item> {
  /** Returns matches sorted by score, best first. A match contains every word of the query. */
  find(query: string): Item[];
}

/** Scores by the kind of match; an array is indexed by the number of typing errors. */
const EXACT = 1;
const PREFIX = 0.8;
const FUZZY = [EXACT, 0.5, 0.3] as const;
const FUZZY_PREFIX = [PREFIX, 0.3, 0.2] as const;
/** Shorter input matches the beginning of a word only without typing errors. */
const MIN_FUZZY_PREFIX_LENGTH = 4;
const MAX_WORDS = 8;
/** Results that score below this fraction of the best are dropped as noise. */
const MIN_SCORE_RATIO = 0.15;

/** Scores by the index of the document. */
type Scores = Map<number, number>;

/** A word of the index: the documents that contain it, and a bit mask of its letters. */
interface IndexedWord {
  documentScores: Scores;
  letters: number;
}

export function createSearchIndex<Item>(documents: readonly SearchDocument<Item>[]): SearchIndex<Item> {
  const words = new Map<string, IndexedWord>();
  const unspaced: { position: number; text: string; weight: number }[] = [];
  for (const [position, { texts }] of documents.entries()) {
    for (const [text, weight] of texts) {
      const plain = plainText(text);
      if (isUnspaced(plain)) unspaced.push({ position, text: plain, weight });
      for (const word of new Set(
        [...wordsOf(plain), ...joinedWordsOf(plain)].flatMap(withAndWithoutArticle),
      )) {
        if (!isUnspaced(word)) raiseScore(scoresOfWord(words, word), position, weight);
      }
    }
  }

  function scoresOf(word: string): Scores {
    const scores: Scores = new Map();
    if (isUnspaced(word)) {
      for (const { position, text, weight } of unspaced)
        raiseScore(scores, position, weight * matchScoreWithin(word, text));
      return scores;
    }
    const typed = lettersOf(word);
    const allowed = allowedEdits(word);
    for (const [known, { documentScores, letters }] of words) {
      if (lacksLetters(typed, letters, allowed)) continue;
      const fit = matchScore(word, known);
      if (fit > 0)
        for (const [position, weight] of documentScores) raiseScore(scores, position, weight * fit);
    }
    return scores;
  }

  /** Returns the documents that contain all words, with the sum of their scores. */
  function scoresOfAll(queryWords: string[]): Scores {
    const [first, ...rest] = queryWords.map(scoresOf);
    return rest.reduce(
      (all, next) =>
        new Map(
          [...all].flatMap(([position, score]) => {
            const more = next.get(position);
            return more === undefined ? [] : [[position, score + more] as const];
          }),
        ),
      first ?? new Map<number, number>(),
    );
  }

  return {
    find(query) {
      const plain = plainText(query);
      const scores: Scores = new Map();
      const spacedWords = wordsOf(plain);
      const joined = joinedWordsOf(plain);
      for (const queryWords of joined.length < spacedWords.length ? [spacedWords, joined] : [spacedWords]) {
        const baseWords = queryWords.slice(0, MAX_WORDS).map(withoutArticle);
        for (const [position, score] of scoresOfAll(baseWords)) raiseScore(scores, position, score);
      }
      const least = Math.max(0, ...scores.values()) * MIN_SCORE_RATIO;
      return [...scores]
        .filter(([, score]) => score >= least)
        .sort(([a, scoreOfA], [b, scoreOfB]) => scoreOfB - scoreOfA || a - b)
        .flatMap(([position]) => documents[position]?.item ?? []);
    },
  };
}

function matchScore(typed: string, word: string): number {
  if (word === typed) return EXACT;
  if (word.startsWith(typed)) return PREFIX;
  const allowed = allowedEdits(typed);
  if (allowed === 0 || word.length < typed.length - allowed) return 0;
  if (word.length <= typed.length + allowed) {
    const edits = editDistance(typed, word);
    if (edits <= allowed) return FUZZY[edits] ?? 0;
  }
  if (typed.length < MIN_FUZZY_PREFIX_LENGTH) return 0;
  const edits = prefixEditDistance(typed, word.slice(0, typed.length + allowed));
  return edits <= allowed ? (FUZZY_PREFIX[edits] ?? 0) : 0;
}

function matchScoreWithin(typed: string, text: string): number {
  if (text.includes(typed)) return EXACT;
  const allowed = allowedEdits(typed);
  const edits = allowed === 0 ? Infinity : substringEditDistance(typed, text);
  return edits <= allowed ? (FUZZY[edits] ?? 0) : 0;
}

const withAndWithoutArticle = (word: string) => [word, withoutArticle(word)];

function scoresOfWord(words: Map<string, IndexedWord>, word: string): Scores {
  const known = words.get(word) ?? { documentScores: new Map<number, number>(), letters: lettersOf(word) };
  words.set(word, known);
  return known.documentScores;
}

function raiseScore(scores: Scores, position: number, score: number): void {
  if (score > (scores.get(position) ?? 0)) scores.set(position, score);
}
