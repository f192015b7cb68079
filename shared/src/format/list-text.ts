const separators: Readonly<Record<string, string>> = { ja: '、', ar: '، ' };

/** Words one after the other, as they stand in a fact: `gluten, milk`. */
export const listText = (words: string[], lang: string): string => words.join(separators[lang] ?? ', ');
