import type { Host } from '@guest/shared';

/**
 * All guests of a hotel receive the push at the same moment and often share one address, whose requests the server limits.
 * Their reads are therefore spread, so that they leave room for orders.
 */
const MAX_DELAY_MS = 30_000;

/**
 * When the hotel has published other content, what was read before is outdated at once, and what a visible page shows is
 * read again later. A hidden page reads when the guest sees it, as with all outdated data. Returns a stop function.
 */
export function followContent({
  queries,
  realtime,
  session,
}: Pick<Host, 'queries' | 'realtime' | 'session'>): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;

  /**
   * Reads that are not stored on the device, such as a search, have a name and the hotel instead of an address in their
   * key. An address with more parts than the language is that of a list with pages, such as the feed, which is no content.
   */
  function invalidate(refetchType: 'active' | 'none'): void {
    const property = `${session.getState().user?.hotel_identity}`.toLowerCase();
    void queries.invalidateQueries({
      refetchType,
      predicate({ queryKey }) {
        const [name, second, ...more] = queryKey.map((part) => String(part).toLowerCase());
        return name?.startsWith('/')
          ? more.length === 0 && name.startsWith(`/web/property/${property}/`)
          : second === property;
      },
    });
  }

  const stop = realtime.on('contentPublished', () => {
    invalidate('none');
    clearTimeout(timer);
    if (document.hidden) return;
    timer = setTimeout(() => invalidate(document.hidden ? 'none' : 'active'), Math.random() * MAX_DELAY_MS);
  });
  return () => {
    stop();
    clearTimeout(timer);
  };
}
