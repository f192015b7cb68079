/**
 * The entries that the document names, by absolute URL, with their hashes. The federation runtime creates its
 * plugins before any shell code runs and passes them nothing, so both sides use this module.
 */
const entries = new Map<string, string>();

export function registerEntry(url: string, integrity: string): void {
  entries.set(url, integrity);
}

/**
 * Returns an empty string for the entry of a dev server, whose hash is unknown, and `undefined` for a URL
 * that the document does not name.
 */
export function integrityOf(url: string): string | undefined {
  return entries.get(url);
}
