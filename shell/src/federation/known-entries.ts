/**
 * The entries that the document named, by whole address, with their hashes. The federation runtime makes its plugins before
 * any code of the shell runs and gives them nothing, so this is where the two meet.
 */
const known = new Map<string, string>();

export function entryIsKnown(url: string, integrity: string): void {
  known.set(url, integrity);
}

/** Empty for a dev server's entry, whose hash nobody knows; undefined where the address is not in the document. */
export function integrityOf(url: string): string | undefined {
  return known.get(url);
}
