import { deviceStorage } from '@guest/shared/storage/device-storage';
import { storedNames } from '@guest/shared/storage/stored-names';

export const BEGUN_MOUNT = 'begun-mount ';

/** A release that a page has begun to load and mount. */
export interface BegunMount {
  name: string;
  version: string;
  /** The id of the page's release set. */
  set: string;
}

/**
 * Notes on the device that a release is being loaded, and holds a lock of the same name. A release that hangs the
 * tab cannot report itself: it leaves a note whose lock is gone, and the next page reports it. Returns the function
 * that removes the note.
 */
export function beginMount(mount: BegunMount): () => void {
  // Pages without encryption have no locks, although TypeScript's types do not say so.
  const { locks } = navigator as Partial<Navigator>;
  // The system may end a page in the background at any time.
  if (!locks || document.hidden) return () => {};
  const name = BEGUN_MOUNT + crypto.randomUUID();
  const end = holdUntilEnded(locks, name, () => deviceStorage.setItem(name, null));
  // The note is written after the lock was requested, so that no page ever finds a note without its lock.
  deviceStorage.setItem(name, JSON.stringify(mount));
  return end;
}

/** A page that its guest leaves, or a system that ends a page in the background, is no failure of a release. */
function holdUntilEnded(locks: LockManager, name: string, onEnd: () => void): () => void {
  const ending = new AbortController();
  const end = () => {
    ending.abort();
    onEnd();
  };
  void locks.request(
    name,
    () => new Promise<void>((resolve) => ending.signal.addEventListener('abort', () => resolve())),
  );
  const { signal } = ending;
  addEventListener('pagehide', end, { signal });
  document.addEventListener('visibilitychange', () => document.hidden && end(), { signal });
  return end;
}

/** Returns whether the device has notes, which earlier pages have left or other tabs are still using. */
export const hasBegunMounts = (): boolean =>
  storedNames(deviceStorage).some((name) => name.startsWith(BEGUN_MOUNT));
