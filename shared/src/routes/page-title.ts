/** The title of a document: page name, sub-name, property name; a part that says nothing, or the same again, is left out. */
export function joinTitle(parts: (string | null | undefined)[]): string {
  return [...new Set(parts.filter((part) => part))].join(' | ');
}
