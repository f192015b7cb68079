import type { Term } from '../../../server/src/features/moderation/words/term-index';

const TERMS = 1_000;
export const CHARACTERS = 1_000;

/** Letters as guests use them in a script; they are put together to words that mean nothing. */
const LETTERS = {
  latin: 'etaoinshrdlucmfwyépgbvk',
  japanese: 'あいうえおかきくけこさしすせそたちつてとなにのはまみもやらりるれをんアイスケプ海朝食部屋窓夕日',
  arabic: 'ابتثجحخدرزسشصطعفقكلمنهوي',
} as const;
/** Latin letters, and what is typed in their place. */
const DISGUISED = 'etaoinshrdlаеосі0135@$';

/** Returns the same numbers from 0 to 1 in each run. */
function createRandom(): () => number {
  let seed = 7;
  return () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return seed / 2_147_483_648;
  };
}
const random = createRandom();

function wordOf(letters: string, length: number): string {
  const all = [...letters];
  return Array.from({ length }, () => all[Math.floor(random() * all.length)]).join('');
}

/** Terms of three scripts: words, phrases and beginnings of words. */
export const createTerms = (): Term[] =>
  Array.from({ length: TERMS }, (_, i): Term => {
    const letters = Object.values(LETTERS)[i % 3] ?? LETTERS.latin;
    const kind = i % 10 === 0 ? 'phrase' : i % 7 === 0 ? 'stem' : 'word';
    const length = letters === LETTERS.japanese ? 3 : 4 + (i % 4);
    const term = wordOf(letters, length);
    return {
      lang: '*',
      term: kind === 'phrase' ? `${term} ${wordOf(letters, length)}` : term,
      kind,
      action: 'block',
      alsoLeet: i % 2 === 0,
    };
  });

/** Returns a text of words with two to nine letters; Japanese has no spaces. */
function textOf(letters: string, space: string): string {
  let text = '';
  while (text.length < CHARACTERS) text += wordOf(letters, 2 + Math.floor(random() * 8)) + space;
  return text.slice(0, CHARACTERS);
}

/** The texts that are timed, by the name of what they are written in. */
export const WRITERS: Record<string, () => string> = {
  Latin: () => textOf(LETTERS.latin, ' '),
  'Latin with look-alikes': () => textOf(DISGUISED, ' '),
  Japanese: () => textOf(LETTERS.japanese, '。'),
  Arabic: () => textOf(LETTERS.arabic, ' '),
};
