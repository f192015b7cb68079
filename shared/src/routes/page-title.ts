/**
 * Joins the title of a document from page name, sub-name and property name. Empty and repeated parts are left
 * out.
 */
export function joinTitle(parts: (string | null | undefined)[]): string {
  return [...new Set(parts.filter((part) => part))].join(' | ');
}
