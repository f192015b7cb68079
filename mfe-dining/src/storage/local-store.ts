import { deviceStorage } from '@guest/shared/storage/device-storage';

/**
 * Stores a value on this device and notifies all components that show it. If the device has no space, the value lasts
 * as long as the page.
 */
export function write(name: string, value: unknown): void {
  deviceStorage.setItem(name, value === null ? null : JSON.stringify(value));
  // The browser sends storage events only to other tabs.
  dispatchEvent(new StorageEvent('storage', { key: name }));
}

/**
 * Parses a stored text and returns it if `isValid` accepts it, otherwise null, because storage may contain
 * anything.
 */
export function parseStored<T>(text: string | null, isValid: (value: unknown) => value is T): T | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return isValid(value) ? value : null;
  } catch {
    // The value is no JSON, so it was not written by this code.
    return null;
  }
}

/**
 * Calls `onChange` after every change of stored values, including those in other tabs. Returns a stop function.
 */
export function subscribe(onChange: () => void): () => void {
  addEventListener('storage', onChange);
  return () => removeEventListener('storage', onChange);
}
