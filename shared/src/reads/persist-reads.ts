import type { Query } from '@guest/shared/queries';
import type { Host } from '../host/host';
import { isApiError } from '../http/api-error';
import { onIdle } from '../lazy/on-idle';
import {
  cacheKeyOf,
  clearOtherOwners,
  removeCachedRead,
  saveCachedRead,
  SAVED_WITHIN_MS,
  type CachedRead,
} from '../query-cache/cached-reads';
import { forgetCopies } from '../query-cache/forget-copies';
import { ANYONE, cacheOwner } from '../query-cache/cache-owner';
import { isAnsweredByCopy } from '../query-cache/read-with-retry';

/**
 * The delay in milliseconds before replies are saved. A page makes several reads at once, and saving them is
 * not urgent.
 */
const SAVE_DELAY_MS = 500;
const GONE_STATUSES = [404, 410];
/** The id of what a read is about, at the end of its path. */
const ID = /\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})(?:\?|$)/;

/** A reply waiting to be saved, with the cache owner for whom it was requested. */
interface PendingRead {
  cacheKey: string;
  owner: string;
  cachedRead: CachedRead;
  isKept: boolean;
  /** When it is saved at the latest, by the clock of the page. */
  dueAt: number;
}

/**
 * Saves the last successful reply of every read on this device, including those in the document, and removes
 * the replies of guests who have signed out. Returns the function that stops it.
 */
export function persistReads({ queries, session }: Pick<Host, 'queries' | 'session'>): () => void {
  const currentOwner = () => cacheOwner(session.getState());
  const ownerAtFetch = new WeakMap<Query, string>();
  const pending = new Map<string, PendingRead>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function enqueue(query: Query): void {
    const { queryKey, queryHash, state, meta } = query;
    const cacheKey = cacheKeyOf(queryKey);
    if (!cacheKey || state.data === undefined) return;
    const cachedRead = { reply: state.data, at: state.dataUpdatedAt };
    const owner = ownerAtFetch.get(query) ?? currentOwner();
    const isKept = meta?.isKept?.(state.data) ?? true;
    const dueAt = performance.now() + SAVED_WITHIN_MS;
    pending.set(queryHash, { cacheKey, owner, cachedRead, isKept, dueAt });
  }

  async function savePending(): Promise<void> {
    try {
      for (const [queryHash, { dueAt }] of pending) {
        const maxWaitMs = dueAt - performance.now();
        // Writing a long reply takes a slow phone as long as a frame, which must not delay the answer to a tap. A page
        // that is hidden gets no taps and may end.
        if (maxWaitMs > 0 && !document.hidden)
          await new Promise<void>((resolve) => void onIdle(resolve, maxWaitMs));
        const read = pending.get(queryHash);
        pending.delete(queryHash);
        if (read) await save(read);
      }
    } finally {
      timer = undefined;
    }
  }
  async function save({ cacheKey, owner, cachedRead, isKept }: PendingRead): Promise<void> {
    // Replies for a guest who has signed out in the meantime are not saved.
    if (owner !== ANYONE && owner !== currentOwner()) return;
    if (isKept) await saveCachedRead(cacheKey, owner, cachedRead);
    else await removeCachedRead(cacheKey, owner);
  }
  /** Content that the hotel has deleted must not stay in the copies of guests. */
  function forgetIfGone({ queryKey }: Query, error: unknown): void {
    const id = ID.exec(String(queryKey[0]))?.[1];
    if (id && cacheKeyOf(queryKey) && isApiError(error) && GONE_STATUSES.includes(error.status))
      void forgetCopies(id);
  }

  // Errors are ignored: the suite also works on a device without storage for copies.
  const saveNow = () => void savePending().catch(() => {});
  const scheduleSave = () => (timer ??= setTimeout(saveNow, SAVE_DELAY_MS));
  const saveIfHidden = () => document.hidden && saveNow();
  for (const query of queries.getQueryCache().getAll()) {
    ownerAtFetch.set(query, currentOwner());
    enqueue(query);
  }
  scheduleSave();
  document.addEventListener('visibilitychange', saveIfHidden);

  const stops = [
    queries.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated') return;
      if (event.action.type === 'error') forgetIfGone(event.query, event.action.error);
      if (event.action.type === 'fetch') ownerAtFetch.set(event.query, currentOwner());
      if (event.action.type !== 'success' || event.action.manual || isAnsweredByCopy(event.query)) return;
      enqueue(event.query);
      scheduleSave();
    }),
    session.subscribe((now, before) => {
      if (cacheOwner(now) !== cacheOwner(before)) void clearOtherOwners(cacheOwner(now));
    }),
    () => clearTimeout(timer),
    () => document.removeEventListener('visibilitychange', saveIfHidden),
  ];
  void clearOtherOwners(currentOwner());
  return () => stops.forEach((stop) => stop());
}
