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
    const characters = text.slice(start, end);
    const run = characters.map(({ folded }) => folded).join('');
    const ends = WITHOUT_SPACES.test(run) ? segmentEnds(run, lang) : [characters.length];
    let from = 0;
    for (const to of ends) {
      words.push({ start: start + from, end: start + to, characters: characters.slice(from, to) });
      from = to;
    }
  }
  return words;
}

/** Returns the runs of letters and digits. */
function runsOf(text: readonly FoldedCharacter[]): { start: number; end: number }[] {
  const runs: { start: number; end: number }[] = [];
  text.forEach(({ isWordCharacter }, at) => {
    if (!isWordCharacter) return;
    const last = runs.at(-1);
    if (last?.end === at) last.end = at + 1;
    else runs.push({ start: at, end: at + 1 });
  });
  return runs;
}

/** Returns where the words of a run end, counted in code points. */
function segmentEnds(run: string, lang: string): number[] {
  let end = 0;
  return [...segmenterOf(lang).segment(run)].map(({ segment }) => (end += [...segment].length));
}

function segmenterOf(lang: string): Intl.Segmenter {
  const key = /^[a-z]{2,3}$/.test(lang) ? lang : 'en';
  const segmenter = segmenters.get(key) ?? new Intl.Segmenter(key, { granularity: 'word' });
  segmenters.set(key, segmenter);
  return segmenter;
}
