import { useHost } from '@guest/shared';
import { usePathParam } from '@guest/shared/page/path-param';
import { useCallback } from 'react';
import type { FeedVisit } from '../visit/feed-visit';
import { pageQuery, POSTS_PER_FURTHER_PAGE } from './page-query';

/**
 * Returns the function that reads the pages before and after one whose posts come near. A page that was forgotten is there
 * when the reader reaches it, so that its posts are rendered one after another and not all in the frame in which it arrives.
 * A page that is still there is not read again.
 */
export function usePagesAround(visit: FeedVisit, tag: string | undefined): (cursor: string) => void {
  const host = useHost();
  const property = usePathParam('property');
  return useCallback(
    (cursor: string) => {
      const { pages } = visit.getState();
      const at = pages.findIndex((page) => page.cursor === cursor);
      for (const near of at < 0 ? [] : [at - 1, at + 1]) {
        const page = pages[near];
        const position = near * POSTS_PER_FURTHER_PAGE;
        if (page)
          void host.queries.prefetchQuery(pageQuery(host, { property, tag, cursor: page.cursor, position }));
      }
    },
    [host, property, visit, tag],
  );
}
