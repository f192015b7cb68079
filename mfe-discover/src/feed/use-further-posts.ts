import type { Post } from '@guest/shared/contracts/feed/feed.contract';
import { useState, type RefObject } from 'react';
import { useStore } from 'zustand';
import { missingInLastRow, toCells } from '../long-feed/feed-rows';
import { useColumns } from '../long-feed/use-columns';
import type { FeedVisit } from '../visit/feed-visit';

interface FurtherPostsInput {
  visit: FeedVisit;
  /** The list of the first page. */
  list: RefObject<HTMLElement | null>;
  posts: readonly Post[];
}

/** The posts below the first page, which are loaded once the guest asks for them. */
export function useFurtherPosts({ visit, list, posts }: FurtherPostsInput) {
  const pages = useStore(visit, (state) => state.pages);
  const first = useStore(visit, (state) => state.first);
  const hasMore = useStore(visit, (state) => state.nextCursor !== null);
  const [isAsked, setAsked] = useState(false);
  const isWanted = isAsked || pages.length > 0;
  const columns = useColumns(list, isWanted);
  const skipped = missingInLastRow(posts, columns);
  return {
    hasMore,
    isAsked,
    isWanted,
    ask: () => setAsked(true),
    columns,
    /** The posts that complete the last row of the first page. */
    filling: toCells({ first, pages }).slice(0, skipped),
  };
}
