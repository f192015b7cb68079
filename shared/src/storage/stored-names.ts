import type { DeviceStorage } from './device-storage';
import { tabStorage } from './tab-storage';

/**
 * Returns all names under which something is stored, including values that are only in memory because the
 * browser refused them.
 */
export function storedNames(storage: DeviceStorage): string[] {
  const kind = storage === tabStorage ? 'sessionStorage' : 'localStorage';
  const unsaved = [...(globalThis.unsavedStorage?.keys() ?? [])]
    .filter((key) => key.startsWith(kind))
    .map((key) => key.slice(kind.length));
  return [...new Set([...namesOnDevice(kind), ...unsaved])].filter((name) => storage.getItem(name) !== null);
}

function namesOnDevice(kind: 'localStorage' | 'sessionStorage'): string[] {
  try {
    return Object.keys(globalThis[kind]);
  } catch {
    return [];
  }
}

/** Returns the stored values whose names match, each with its name. */
export const storedEntries = (
  storage: DeviceStorage,
  isIncluded: (name: string) => boolean,
): [name: string, value: string][] =>
  storedNames(storage)
    .filter(isIncluded)
    .map((name) => [name, storage.getItem(name) ?? '']);

/** Removes all values whose names match. */
export function removeStored(storage: DeviceStorage, isMatch: (name: string) => boolean): void {
  for (const name of storedNames(storage).filter(isMatch)) storage.setItem(name, null);
}
