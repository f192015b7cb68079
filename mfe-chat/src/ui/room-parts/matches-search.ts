/** Normalises a text for search: without accents and in lower case. */
const searchable = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

/** Reports whether every typed word occurs somewhere in the texts. */
export function matchesSearch(typed: string, texts: readonly string[]): boolean {
  const words = searchable(typed).split(/\s+/).filter(Boolean);
  const all = searchable(texts.join('\n'));
  return words.every((word) => all.includes(word));
}
