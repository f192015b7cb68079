import { useHost } from '@guest/shared';
import { usePathParam } from '@guest/shared/page/path-param';
import { useCallback, useRef } from 'react';
import type { FeedVisit } from '../visit/feed-visit';
import { pageQuery, POSTS_PER_FURTHER_PAGE } from './page-query';

/**
 * Returns the function that reads the pages before and after one whose posts come near. A page that was forgotten is there
 * when the reader reaches it, so that its posts are rendered one after another and not all in the frame in which it arrives.
 */
export function usePagesAround(visit: FeedVisit, tag: string | undefined): (cursor: string) => void {
  const host = useHost();
  const property = usePathParam('property');
  const last = useRef<string>(undefined);
  return useCallback(
    (cursor: string) => {
      if (last.current === cursor) return;
      last.current = cursor;
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
