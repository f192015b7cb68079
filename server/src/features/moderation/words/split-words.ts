import type { FoldedCharacter } from './fold-text';

/** A word of a folded text. `start` and `end` are indexes into its characters. */
export interface Word {
  start: number;
  end: number;
  characters: FoldedCharacter[];
}

/** Scripts that are written without spaces between words, so that finding words needs a dictionary. */
const WITHOUT_SPACES =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const segmenters = new Map<string, Intl.Segmenter>();

/**
 * Splits a folded text into words. Unlike `Intl.Segmenter` alone, it also splits at dots, apostrophes and
 * underscores, so that a blocked word cannot be hidden by joining it to another one with them.
 */
export function splitWords(text: readonly FoldedCharacter[], lang: string): Word[] {
  const words: Word[] = [];
  for (const { start, end } of runsOf(text)) {
    let letters = '';
    for (let at = start; at < end; at += 1) letters += text[at]?.folded ?? '';
    if (!WITHOUT_SPACES.test(letters)) {
      words.push({ start, end, characters: text.slice(start, end) });
      continue;
    }
    let from = start;
    for (const length of segmentLengths(letters, lang)) {
      words.push({ start: from, end: from + length, characters: text.slice(from, from + length) });
      from += length;
    }
  }
  return words;
}

/** Returns the runs of letters and digits. */
function runsOf(text: readonly FoldedCharacter[]): { start: number; end: number }[] {
  const runs: { start: number; end: number }[] = [];
  let start = -1;
  for (let at = 0; at <= text.length; at += 1) {
    const isInside = text[at]?.isWordCharacter === true;
    if (isInside && start < 0) start = at;
    if (isInside || start < 0) continue;
    runs.push({ start, end: at });
    start = -1;
  }
  return runs;
}

/** Returns the lengths of the words of a run, counted in code points. */
function segmentLengths(run: string, lang: string): number[] {
  const lengths: number[] = [];
  for (const { segment } of segmenterOf(lang).segment(run)) lengths.push([...segment].length);
  return lengths;
}

function segmenterOf(lang: string): Intl.Segmenter {
  const key = /^[a-z]{2,3}$/.test(lang) ? lang : 'en';
  const segmenter = segmenters.get(key) ?? new Intl.Segmenter(key, { granularity: 'word' });
  segmenters.set(key, segmenter);
  return segmenter;
}
