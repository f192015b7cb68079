/** Scripts that put no space between words. */
const UNSPACED = '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}ー々';
const WORD = new RegExp(`[${UNSPACED}]+|(?:(?![${UNSPACED}])[\\p{L}\\p{N}])+`, 'gu');
const IS_UNSPACED = new RegExp(`[${UNSPACED}]`, 'u');
/** Accents and Arabic vowel marks, but not the voicing marks of kana, which change the letter. */
const MARKS = /(?![\u3099\u309a])\p{M}|\u0640/gu;
/** Arabic letters that are often typed for one another. */
const ALIKE: Readonly<Record<string, string>> = {
  أ: 'ا',
  إ: 'ا',
  آ: 'ا',
  ٱ: 'ا',
  ى: 'ي',
  ئ: 'ي',
  ؤ: 'و',
  ة: 'ه',
};
const KATAKANA_TO_HIRAGANA = 0x60;

/**
 * Normalizes a text for comparison: it removes case, accents and width, and unifies Arabic letters that are
 * often confused.
 */
export const plainText = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[أإآٱىئؤة]/g, (letter) => ALIKE[letter] ?? letter)
    .normalize('NFKD')
    .replace(MARKS, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/[ァ-ヶ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - KATAKANA_TO_HIRAGANA));

export const isUnspaced = (word: string): boolean => IS_UNSPACED.test(word);

/** Returns the words of a normalized text. */
export const wordsOf = (plain: string): string[] => plain.match(WORD) ?? [];

/** Returns the words with parts joined by a dash or an apostrophe as one word: `wifi` for `Wi-Fi`. */
export const joinedWordsOf = (plain: string): string[] => wordsOf(plain.replace(/[-'’‐‑]/g, ''));

/** Removes the Arabic article, so that `الفطور` is also found as `فطور`. */
export const withoutArticle = (word: string): string => word.replace(/^ال(?=.{3})/u, '');
