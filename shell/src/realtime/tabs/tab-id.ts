const PLACE = 'realtime-place';

/**
 * As what the server knows this page's connection. Where tabs share one, it is the browser's: whoever leads holds the
 * lock of all of them, and takes the place of whoever led before without anybody being asked. A browser that has no
 * locks gives each tab its own. `made` is what it is from now on where none is known.
 */
export function tabId(isShared: boolean, made: string): string {
  const storage = isShared ? localStorage : sessionStorage;
  const known = storage.getItem(PLACE);
  if (known) return known;
  try {
    storage.setItem(PLACE, made);
  } catch {
    // Without room on the device it holds for as long as the page lives.
  }
  return made;
}

/** A page that came over plain HTTP has no `randomUUID`. */
export function newId(): string {
  if (isSecureContext) return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
