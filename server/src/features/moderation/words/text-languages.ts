import { FUNCTION_WORDS } from './function-words';

/** The languages whose terms apply to a text. */
export interface TextLanguages {
  /** The language in which the text is written, as far as its words show it. */
  main: string;
  /** The language of the author's app. */
  declared: string;
  /** Whether terms of the main language refuse the text. Without enough evidence they hold it for a review at most. */
  isMainCertain: boolean;
}

/** Another language than the declared one is certain only if it has this many more words, because one can be a name. */
const CERTAIN_LEAD = 2;

const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]+/gu;
const ARABIC_WORD = /[\p{Script=Arabic}\p{M}]+/gu;
/** Letters of Arabic for which Persian and Urdu have others, or which they hardly use. */
const ARABIC_LETTER = /[أإةىيك]/u;
/** Letters of Persian, Urdu or Kurdish that Arabic doesn't have. */
const NO_ARABIC_LETTER = /[پچژگکیٹڈڑںےہ]/u;
/** A word, with what follows an apostrophe, such as in `c'est`. */
const LATIN_WORD = /\p{Script=Latin}+(?:'\p{Script=Latin}*)?/gu;

/** Returns the languages of a text that is too short to show one, such as a name. */
export const declaredLanguage = (declared: string): TextLanguages => ({
  main: declared,
  declared,
  isMainCertain: true,
});

/**
 * Returns the languages of texts that belong together, such as a post and the descriptions of its photos. Guests also
 * write in other languages than that of their app, and the client could declare any. Without more evidence for another
 * language, the declared one is taken.
 */
export function languagesOf(texts: readonly string[], declared: string): TextLanguages {
  const evidence = countEvidence(texts.join('\n'));
  const countOf = (lang: string) => evidence.get(lang) ?? 0;
  let main = declared;
  for (const [lang, count] of evidence) if (count > countOf(main)) main = lang;
  const isMainCertain = main === declared || countOf(main) - countOf(declared) >= CERTAIN_LEAD;
  return { main, declared, isMainCertain };
}

/** Returns the number of different words that show each language. */
function countEvidence(text: string): Map<string, number> {
  const composed = text.normalize('NFKC');
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase();
  const words = [...new Set(plain.match(LATIN_WORD))];
  const inWords = Object.entries(FUNCTION_WORDS).map(
    ([lang, known]) => [lang, words.filter((word) => isKnown(known, word)).length] as const,
  );
  return new Map([['ja', japaneseWords(composed)], ['ar', arabicWords(composed)], ...inWords]);
}

/** A word such as `it's` is known as a whole, with its apostrophe or by what precedes it. */
function isKnown(known: ReadonlySet<string>, word: string): boolean {
  const [before = ''] = word.split("'", 1);
  return known.has(word) || known.has(before) || (word !== before && known.has(`${before}'`));
}

/** Only kana show Japanese: Chinese has the other characters too. */
const japaneseWords = (text: string): number => new Set(text.match(KANA)).size;

/** Persian and Urdu are written with the letters of Arabic and a few more. */
const arabicWords = (text: string): number =>
  NO_ARABIC_LETTER.test(text)
    ? 0
    : new Set(text.match(ARABIC_WORD)?.filter((word) => ARABIC_LETTER.test(word))).size;
