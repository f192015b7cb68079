import { useHost } from '@guest/shared';
import { usePathParam } from '@guest/shared/page/path-param';
import { useIsPageLive } from '@guest/shared/page/use-is-page-live';
import { useIsAnonymous } from '@guest/shared/session/use-is-anonymous';
import { useEffect } from 'react';

/** When this code was loaded, in milliseconds. Reads of the document are older. */
const loadedAt = Date.now();

/**
 * Reads posts and comments again that came with the document, which is the same for everybody: a guest sees what
 * they like.
 */
export function useRefreshOwnLikes(): void {
  const { queries } = useHost();
  const property = usePathParam('property');
  const isLive = useIsPageLive();
  const isAnonymous = useIsAnonymous();
  const isWanted = isLive && !isAnonymous;
  useEffect(() => {
    if (!isWanted) return;
    const prefix = `/web/property/${property}/post`;
    void queries.invalidateQueries({
      predicate: ({ queryKey: [url], state }) =>
        typeof url === 'string' && url.startsWith(prefix) && state.dataUpdatedAt <= loadedAt,
    });
  }, [queries, property, isWanted]);
}
