import { deviceStorage } from '@guest/shared/storage/device-storage';

/** Keeps a value on this device, or for as long as the page lives if it has no room, and tells all that show it. */
export function keep(name: string, value: unknown): void {
  deviceStorage.setItem(name, value === null ? null : JSON.stringify(value));
  // The browser sends storage events only to other tabs.
  dispatchEvent(new StorageEvent('storage', { key: name }));
}

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
