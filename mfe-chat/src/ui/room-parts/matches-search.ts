/** A text as it is searched in: without accents, and in one case. */
const searchable = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

/** Whether each word that was typed is in one of the texts, wherever. */
export function matchesSearch(typed: string, texts: readonly string[]): boolean {
  const words = searchable(typed).split(/\s+/).filter(Boolean);
  const all = searchable(texts.join('\n'));
  return words.every((word) => all.includes(word));
}
