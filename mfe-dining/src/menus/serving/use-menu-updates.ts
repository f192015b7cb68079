import { useHost } from '@guest/shared';
import { usePathParam } from '@guest/shared/page/path-param';
import { useEffect } from 'react';

/** Without a connection there are no pushes, so the data is also refetched at this interval. */
const REFRESH_MS = 5 * 60_000;

/** Refetches the menus and quotes of an outlet when an item sells out or the outlet pauses. */
export function useMenuUpdates(outlet: string): void {
  const { queries, realtime } = useHost();
  const property = usePathParam('property');
  useEffect(() => {
    const isOfOutlet = (part: unknown) =>
      typeof part === 'string'
        ? part.toLowerCase().startsWith(`/web/property/${property}/outlets/${outlet}`.toLowerCase())
        : isQuoteOf(part, outlet);
    const refresh = () =>
      void queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey.some(isOfOutlet) });
    const stop = realtime.on('menuUpdated', ({ outletSlug }) => outletSlug === outlet && refresh());
    const timer = setInterval(refresh, REFRESH_MS);
    return () => {
      stop();
      clearInterval(timer);
    };
  }, [queries, realtime, property, outlet]);
}

/** The query key of a quote contains its request, which names the outlet. */
const isQuoteOf = (part: unknown, outlet: string): boolean =>
  typeof part === 'object' && part !== null && 'outlet' in part && part.outlet === outlet;
