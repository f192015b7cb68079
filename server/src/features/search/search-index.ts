import { isUnspaced, joinedWordsOf, plainText, withoutArticle, wordsOf } from './plain-text';
import { lacksLetters, lettersOf, slips, slipsAllowed, slipsAtStart, slipsWithin } from './typing-distance';

/** A document of the search index with weighted texts. */
export interface Findable<Thing> {
  thing: Thing;
  texts: readonly (readonly [text: string, weight: number])[];
}

export interface SearchIndex<Thing> {
  /** Returns matches sorted by score, best first. A match contains every word of the query. */
  find(query: string): Thing[];
}

/** Scores by the kind of match; an array is indexed by the number of typing errors. */
const EXACT = 1;
const BEGINS = 0.8;
const SLIPPED = [EXACT, 0.5, 0.3] as const;
const BEGINS_SLIPPED = [BEGINS, 0.3, 0.2] as const;
/** Shorter input matches the beginning of a word only without typing errors. */
const LONG_ENOUGH = 4;
const MOST_WORDS = 8;
/** Results that score below this fraction of the best are dropped as noise. */
const WORTH_OF_BEST = 0.15;

/** Scores by the index of the document. */
type Scores = Map<number, number>;

/** A word of the index: the documents that contain it, and a bit mask of its letters. */
interface Known {
  places: Scores;
  letters: number;
}

export function createSearchIndex<Thing>(findables: readonly Findable<Thing>[]): SearchIndex<Thing> {
  const words = new Map<string, Known>();
  const unspaced: { place: number; text: string; weight: number }[] = [];
  for (const [place, { texts }] of findables.entries()) {
    for (const [text, weight] of texts) {
      const plain = plainText(text);
      if (isUnspaced(plain)) unspaced.push({ place, text: plain, weight });
      for (const word of new Set(
        [...wordsOf(plain), ...joinedWordsOf(plain)].flatMap(withAndWithoutArticle),
      )) {
        if (!isUnspaced(word)) better(placesOf(words, word), place, weight);
      }
    }
  }

  function scoresOf(word: string): Scores {
    const scores: Scores = new Map();
    if (isUnspaced(word)) {
      for (const { place, text, weight } of unspaced) better(scores, place, weight * fitWithin(word, text));
      return scores;
    }
    const typed = lettersOf(word);
    const allowed = slipsAllowed(word);
    for (const [known, { places, letters }] of words) {
      if (lacksLetters(typed, letters, allowed)) continue;
      const fit = fitOf(word, known);
      if (fit > 0) for (const [place, weight] of places) better(scores, place, weight * fit);
    }
    return scores;
  }

  /** Returns the documents that contain all words, with the sum of their scores. */
  function together(asked: string[]): Scores {
    const [first, ...rest] = asked.map(scoresOf);
    return rest.reduce(
      (all, next) =>
        new Map(
          [...all].flatMap(([place, score]) => {
            const more = next.get(place);
            return more === undefined ? [] : [[place, score + more] as const];
          }),
        ),
      first ?? new Map<number, number>(),
    );
  }

  return {
    find(query) {
      const plain = plainText(query);
      const scores: Scores = new Map();
      const asWritten = wordsOf(plain);
      const joined = joinedWordsOf(plain);
      for (const asked of joined.length < asWritten.length ? [asWritten, joined] : [asWritten]) {
        const bare = asked.slice(0, MOST_WORDS).map(withoutArticle);
        for (const [place, score] of together(bare)) better(scores, place, score);
      }
      const least = Math.max(0, ...scores.values()) * WORTH_OF_BEST;
      return [...scores]
        .filter(([, score]) => score >= least)
        .sort(([a, scoreOfA], [b, scoreOfB]) => scoreOfB - scoreOfA || a - b)
        .flatMap(([place]) => findables[place]?.thing ?? []);
    },
  };
}

function fitOf(typed: string, word: string): number {
  if (word === typed) return EXACT;
  if (word.startsWith(typed)) return BEGINS;
  const allowed = slipsAllowed(typed);
  if (allowed === 0 || word.length < typed.length - allowed) return 0;
  if (word.length <= typed.length + allowed) {
    const slipped = slips(typed, word);
    if (slipped <= allowed) return SLIPPED[slipped] ?? 0;
  }
  if (typed.length < LONG_ENOUGH) return 0;
  const slipped = slipsAtStart(typed, word.slice(0, typed.length + allowed));
  return slipped <= allowed ? (BEGINS_SLIPPED[slipped] ?? 0) : 0;
}

function fitWithin(typed: string, text: string): number {
  if (text.includes(typed)) return EXACT;
  const allowed = slipsAllowed(typed);
  const slipped = allowed === 0 ? Infinity : slipsWithin(typed, text);
  return slipped <= allowed ? (SLIPPED[slipped] ?? 0) : 0;
}

const withAndWithoutArticle = (word: string) => [word, withoutArticle(word)];

function placesOf(words: Map<string, Known>, word: string): Scores {
  const known = words.get(word) ?? { places: new Map<number, number>(), letters: lettersOf(word) };
  words.set(word, known);
  return known.places;
}

function better(scores: Scores, place: number, score: number): void {
  if (score > (scores.get(place) ?? 0)) scores.set(place, score);
}
