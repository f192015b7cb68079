import type { DeviceStorage } from './device-storage';
import { tabStorage } from './tab-storage';

/** All names under which something is stored, also what is only in memory because the browser refused it. */
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
  isWanted: (name: string) => boolean,
): [name: string, value: string][] =>
  storedNames(storage)
    .filter(isWanted)
    .map((name) => [name, storage.getItem(name) ?? '']);

/** Removes what is stored under the names that are meant. */
export function removeStored(storage: DeviceStorage, isMeant: (name: string) => boolean): void {
  for (const name of storedNames(storage).filter(isMeant)) storage.setItem(name, null);
}
