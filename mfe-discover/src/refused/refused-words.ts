import type { LazyTextKey } from '../lazy-texts/lazy-texts';
import type { WordMark } from './text-marks';

export interface MarkedPost {
  text: string;
  tags: readonly string[];
  alts: readonly string[];
}

/** Returns the field that a mark is in. */
export function markedFieldOf({ text, tags, alts }: MarkedPost, field: string): string {
  const number = Number(field.slice(field.indexOf(':') + 1));
  if (field.startsWith('alt:')) return alts[number] ?? '';
  return field.startsWith('tag:') ? (tags[number] ?? '') : text;
}

/** Returns the marked words, each once and as it was typed. */
export const refusedWordsIn = (post: MarkedPost, marks: readonly WordMark[]): string[] => [
  ...new Set(marks.map(({ field, from, to }) => markedFieldOf(post, field).slice(from, to))),
];

type Text = (key: LazyTextKey, values: { words: string }) => string;

/**
 * Returns a sentence with the words that the hotel does not allow. They are isolated because their script may have
 * another direction than the sentence.
 */
export const notAllowedText = (text: Text, words: readonly string[]): string =>
  text('Not allowed here: {words}. Please use other words.', {
    words: words.map((word) => `\u2068${word}\u2069`).join(', '),
  });
