import type { Host } from '@guest/shared';
import { dropPost, isFeed, isFirstPage } from '../outbox/feed-queries';
import { removeFromVisits } from './feed-visit';

/** All guests of a hotel receive a push at the same moment, so each of them reads a little later. */
const MAX_DELAY_MS = 3_000;
/** Several new posts cause one read. */
const NEW_POSTS_EVERY_MS = 10_000;
/** Visitors have no connection, so the feed is also read at this interval. */
const REFRESH_MS = 5 * 60_000;

/** Reads posts again that others have written, changed or deleted, until the signal ends. */
export function followPosts(
  { queries, realtime }: Pick<Host, 'queries' | 'realtime'>,
  property: string,
  signal: AbortSignal,
): void {
  if (signal.aborted) return;
  const prefix = `/web/property/${property}/post`;
  const isHere = ({ queryKey: [url] }: { queryKey: readonly unknown[] }) =>
    typeof url === 'string' && url.startsWith(prefix);
  const timers = new Set<ReturnType<typeof setTimeout>>();
  let readsNewAt = 0;

  function later(delayMs: number, work: () => void): void {
    const timer = setTimeout(() => {
      timers.delete(timer);
      work();
    }, delayMs);
    timers.add(timer);
  }

  const readNew = () =>
    void queries.invalidateQueries({ predicate: (query) => isHere(query) && isFirstPage(query) });

  function readNewSoon(): void {
    const now = Date.now();
    if (readsNewAt > now) return;
    const delayMs = Math.random() * MAX_DELAY_MS + Math.max(0, readsNewAt + NEW_POSTS_EVERY_MS - now);
    readsNewAt = now + delayMs;
    later(delayMs, readNew);
  }

  const readPost = (postId: string) =>
    void queries.invalidateQueries({
      predicate: (query) =>
        isHere(query) && isFeed(query) && JSON.stringify(query.state.data ?? '').includes(postId),
    });

  const stop = realtime.on('postUpdated', ({ postId, kind }) => {
    if (kind === 'new') readNewSoon();
    if (kind === 'gone') {
      dropPost(queries, postId);
      removeFromVisits({ queries }, postId);
    }
    if (kind === 'changed') later(Math.random() * MAX_DELAY_MS, () => readPost(postId));
  });
  const interval = setInterval(() => {
    if (!document.hidden) readNew();
  }, REFRESH_MS);
  signal.addEventListener('abort', () => {
    stop();
    clearInterval(interval);
    timers.forEach(clearTimeout);
  });
}
