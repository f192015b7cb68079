/** Scripts that put no space between words. */
const UNSPACED = '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}ー々';
const WORD = new RegExp(`[${UNSPACED}]+|(?:(?![${UNSPACED}])[\\p{L}\\p{N}])+`, 'gu');
const IS_UNSPACED = new RegExp(`[${UNSPACED}]`, 'u');
/** Marks of accents and of Arabic vowels, but not those that make another sound of a kana. */
const MARKS = /(?![\u3099\u309a])\p{M}|\u0640/gu;
/** Letters of Arabic that are often typed one for another. */
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

/** A text as it is compared: without case, accents and width, and with one letter for those that are mistaken for another. */
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

/** The words of a plain text. */
export const wordsOf = (plain: string): string[] => plain.match(WORD) ?? [];

/** The same, but what a dash or an apostrophe holds together is one word: `wifi` of `Wi-Fi`. */
export const joinedWordsOf = (plain: string): string[] => wordsOf(plain.replace(/[-'’‐‑]/g, ''));

/** `الفطور` is looked for as `فطور`, too. */
export const withoutArticle = (word: string): string => word.replace(/^ال(?=.{3})/u, '');
