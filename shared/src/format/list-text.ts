const separators: Readonly<Record<string, string>> = { ja: '、', ar: '، ' };

/** Joins words to a list without a conjunction: `gluten, milk`. */
export const listText = (words: string[], lang: string): string => words.join(separators[lang] ?? ', ');
