import { useHost } from '@guest/shared';
import { usePathParam } from '@guest/shared/page/path-param';
import { useRef, useState } from 'react';
import { useStore } from 'zustand';
import type { FeedVisit } from '../visit/feed-visit';
import { pageQuery, POSTS_PER_FURTHER_PAGE } from './page-query';

/** Loads the next page of a visit. */
export function useMorePosts(visit: FeedVisit, tag: string | undefined) {
  const host = useHost();
  const property = usePathParam('property');
  const [isLoading, setLoading] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const isBusy = useRef(false);
  const nextCursor = useStore(visit, (state) => state.nextCursor);

  async function load(): Promise<void> {
    const { nextCursor: cursor, pages } = visit.getState();
    if (isBusy.current || cursor === null) return;
    isBusy.current = true;
    setLoading(true);
    setFailed(false);
    try {
      const position = pages.length * POSTS_PER_FURTHER_PAGE;
      const page = await host.queries.fetchQuery(pageQuery(host, { property, tag, cursor, position }));
      // The guest may have begun again with the newest posts in the meantime.
      const isCurrent = visit.getState().pages === pages && visit.getState().nextCursor === cursor;
      if (isCurrent)
        visit.getState().pageLoaded({ cursor, ids: page.items.map(({ id }) => id) }, page.nextCursor);
    } catch {
      // The list shows the failure with a button to retry.
      setFailed(true);
    } finally {
      isBusy.current = false;
      setLoading(false);
    }
  }

  return { hasMore: nextCursor !== null, isLoading, hasFailed, onMore: () => void load() };
}
