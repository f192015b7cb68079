/** Keeps a value on this device and tells all that show it. False where the device has no room or keeps nothing. */
export function keep(name: string, value: unknown): boolean {
  try {
    if (value === null) localStorage.removeItem(name);
    else localStorage.setItem(name, JSON.stringify(value));
  } catch {
    return false;
  }
  // A browser tells only the other tabs.
  dispatchEvent(new StorageEvent('storage', { key: name }));
  return true;
}

/** What is kept under a name as it was written, or null; `parse` it with a look at each of its parts. */
export const keptText = (name: string): string | null => localStorage.getItem(name);

/** What the text says, if it is what is looked for; anything may stand there. */
export function keptIn<T>(text: string | null, isIt: (value: unknown) => value is T): T | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return isIt(value) ? value : null;
  } catch {
    // Not even JSON: somebody else's value under our name.
    return null;
  }
}

/** Hears of every change on this device, also of one in another tab. Returns its stop function. */
export function onKept(heard: () => void): () => void {
  addEventListener('storage', heard);
  return () => removeEventListener('storage', heard);
}
