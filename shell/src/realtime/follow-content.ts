import type { Host } from '@guest/shared';

/** All guests of a hotel receive the push at the same moment, so each of them reads a little later. */
const MAX_DELAY_MS = 3_000;

/** Reads what the page shows again when the hotel has published other content. Returns a stop function. */
export function followContent({
  queries,
  realtime,
  session,
}: Pick<Host, 'queries' | 'realtime' | 'session'>): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** A key with more parts is that of a list with pages, such as the feed, which is no content. */
  function refresh(): void {
    const prefix = `/web/property/${session.getState().user?.hotel_identity}/`.toLowerCase();
    void queries.invalidateQueries({
      predicate: ({ queryKey: [url, _lang, ...more] }) =>
        typeof url === 'string' && more.length === 0 && url.toLowerCase().startsWith(prefix),
    });
  }

  const stop = realtime.on('contentPublished', () => {
    clearTimeout(timer);
    timer = setTimeout(refresh, Math.random() * MAX_DELAY_MS);
  });
  return () => {
    stop();
    clearTimeout(timer);
  };
}
