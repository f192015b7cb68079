import { useHost } from '@guest/shared';
import { usePathParam } from '@guest/shared/page/path-param';
import { useEffect } from 'react';

/** Who has no connection is not told of what has sold out, and looks by itself. */
const LOOK_AGAIN_MS = 5 * 60_000;

/** Reads the menus and the basket of an outlet again when something of it has sold out, or the outlet takes a pause. */
export function useMenuNews(outlet: string): void {
  const { queries, realtime } = useHost();
  const property = usePathParam('property');
  useEffect(() => {
    const isOfOutlet = (part: unknown) =>
      typeof part === 'string'
        ? part.toLowerCase().startsWith(`/web/property/${property}/outlets/${outlet}`.toLowerCase())
        : isQuoteOf(part, outlet);
    const lookAgain = () =>
      void queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey.some(isOfOutlet) });
    const stop = realtime.on('menuUpdated', ({ outletSlug }) => outletSlug === outlet && lookAgain());
    const timer = setInterval(lookAgain, LOOK_AGAIN_MS);
    return () => {
      stop();
      clearInterval(timer);
    };
  }, [queries, realtime, property, outlet]);
}

/** A quote stands in the cache under what it was asked for. */
const isQuoteOf = (part: unknown, outlet: string): boolean =>
  typeof part === 'object' && part !== null && 'outlet' in part && part.outlet === outlet;
