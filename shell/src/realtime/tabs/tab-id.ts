import { deviceStorage } from '@guest/shared/storage/device-storage';
import { tabStorage } from '@guest/shared/storage/tab-storage';

const STORAGE_KEY = 'realtime-place';

/**
 * Returns the id of this page's connection for the server. If tabs share a connection it is one id per
 * browser: only the holder of the lock connects, and it replaces the previous leader's connection without a
 * prompt. Without Web Locks each tab has its own id. `candidate` is stored as the new id if there is none.
 */
export function tabId(isShared: boolean, candidate: string): string {
  const storage = isShared ? deviceStorage : tabStorage;
  const known = storage.getItem(STORAGE_KEY);
  if (known) return known;
  storage.setItem(STORAGE_KEY, candidate);
  return candidate;
}

/** A page served over plain HTTP has no `randomUUID`. */
export function newId(): string {
  if (isSecureContext) return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
