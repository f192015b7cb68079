/** Photos take about a second each; the page does not stay empty for one that the browser never finishes reading. */
const LIMIT_MS = 5_000;

/** Resolve when the closed editors of an owner have stored everything. */
const unfinished = new Map<string, Promise<unknown>>();

/** Lets the next editor of the owner wait for this one, which may still be adding photos. */
export function editorClosed(owner: string, stored: Promise<unknown>): void {
  const all = Promise.allSettled([unfinished.get(owner), stored]);
  unfinished.set(owner, all);
  void all.then(() => unfinished.get(owner) === all && unfinished.delete(owner));
}

/** Resolves when the draft of the owner is whole, or after some seconds. */
export async function waitForClosedEditors(owner: string): Promise<void> {
  const stored = unfinished.get(owner);
  if (stored) await Promise.race([stored, new Promise((resolve) => setTimeout(resolve, LIMIT_MS))]);
}
