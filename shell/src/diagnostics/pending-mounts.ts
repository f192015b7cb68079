import { deviceStorage } from '@guest/shared/storage/device-storage';
import { storedNames } from '@guest/shared/storage/stored-names';

export const PENDING_MOUNT = 'begun-mount ';

/** The time after loading in which a release that hangs the tab counts as failed. */
const FIRST_RENDER_MS = 2_000;

/** A release that a page has begun to load: the shell until its page responds, or a remote. */
export interface PendingMount {
  name: string;
  version: string;
  /** The id of the page's release set. */
  set: string;
  /** Its code may run on whichever page the guest opens next. */
  isBackground?: boolean;
}

/** The note that is stored; earlier releases of the shell have written neither `page` nor `pageIndex`. */
export interface NotedMount extends PendingMount {
  /** The time at which the document began. */
  page?: number;
  /** The index of the page that the guest had open among those that this document has rendered. */
  pageIndex?: number;
}

let pageIndex = 0;

/** Must be called when the document renders another page, because what is noted for earlier pages is not rendered any more. */
export const enterPage = (): void => void (pageIndex += 1);

interface Note {
  write(mount: PendingMount): void;
  end(): void;
}

/**
 * Notes on the device what a release is doing, and holds a lock of the same name. A release that hangs the tab cannot
 * report itself: it leaves a note whose lock is gone, and the next page reports it.
 */
export function beginMount(mount: PendingMount): Note {
  // Pages without encryption have no locks, although TypeScript's types do not say so.
  const { locks } = navigator as Partial<Navigator>;
  // The system may end a page in the background at any time.
  if (!locks || document.hidden) return { write() {}, end() {} };
  const name = PENDING_MOUNT + crypto.randomUUID();
  const page = { page: performance.timeOrigin, pageIndex };
  let isEnded = false;
  const end = holdUntilEnded(locks, name, () => {
    isEnded = true;
    deviceStorage.setItem(name, null);
  });
  function write(one: PendingMount): void {
    const note: NotedMount = { ...one, ...page };
    if (!isEnded) deviceStorage.setItem(name, JSON.stringify(note));
  }
  // The note is written after the lock was requested, so that no page ever finds a note without its lock.
  write(mount);
  return { write, end };
}

/**
 * Loads code of a release. Until it has loaded, it may hang whichever page the guest has opened meanwhile; then it is a
 * matter of the page for which it was loaded. The note stays until after its first render, because a tab that hangs runs no
 * timers.
 */
export async function withNote<T>(mount: PendingMount, load: () => T | Promise<T>): Promise<T> {
  const note = beginMount({ ...mount, isBackground: true });
  try {
    return await load();
  } finally {
    note.write(mount);
    setTimeout(note.end, FIRST_RENDER_MS);
  }
}

/** Notes that a page of a release waits to be shown. It is not rendered if the guest has opened another page. */
export async function noteUntilShown(mount: PendingMount, shown: Promise<unknown>): Promise<void> {
  const { end } = beginMount(mount);
  try {
    await shown;
  } finally {
    setTimeout(end, FIRST_RENDER_MS);
  }
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
export const hasPendingMounts = (): boolean =>
  storedNames(deviceStorage).some((name) => name.startsWith(PENDING_MOUNT));
