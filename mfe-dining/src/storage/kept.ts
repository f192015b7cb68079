/**
 * Stores a value on this device and notifies all subscribers. Returns false if storage is full or disabled.
 */
export function keep(name: string, value: unknown): boolean {
  try {
    if (value === null) localStorage.removeItem(name);
    else localStorage.setItem(name, JSON.stringify(value));
  } catch {
    return false;
  }
  // The browser sends storage events only to other tabs.
  dispatchEvent(new StorageEvent('storage', { key: name }));
  return true;
}

/** Returns the stored text, or null. Use `keptIn` to parse and validate it. */
export const keptText = (name: string): string | null => localStorage.getItem(name);

/**
 * Parses a stored text and returns it if `isIt` accepts it, otherwise null, because storage may contain
 * anything.
 */
export function keptIn<T>(text: string | null, isIt: (value: unknown) => value is T): T | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return isIt(value) ? value : null;
  } catch {
    // The value is no JSON, so it was not written by this code.
    return null;
  }
}

/**
 * Calls `heard` after every change of stored values, including those in other tabs. Returns a stop function.
 */
export function onKept(heard: () => void): () => void {
  addEventListener('storage', heard);
  return () => removeEventListener('storage', heard);
}
