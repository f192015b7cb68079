import { useLocation } from '@guest/shared/router';
import { useEffect, useEffectEvent, useRef } from 'react';

interface LinkedCommentInput {
  /** The comments that are shown. */
  ids: readonly string[];
  hasMore: boolean;
  more: { isLoading: boolean; hasFailed: boolean; onMore: () => void };
}

/** Brings the comment that the address names into view, and loads further pages until it is there. */
export function useLinkedComment({ ids, hasMore, more }: LinkedCommentInput): void {
  const { hash } = useLocation();
  const id = hash.startsWith('#c-') ? hash.slice('#c-'.length) : undefined;
  const isShown = id !== undefined && ids.includes(id);
  const shownHash = useRef('');
  const { isLoading, hasFailed } = more;
  const isMissing = id !== undefined && !isShown && hasMore && !isLoading && !hasFailed;
  const count = ids.length;
  const loadMore = useEffectEvent(more.onMore);
  useEffect(() => {
    if (isMissing) loadMore();
    if (!isShown || shownHash.current === hash) return;
    // Only once, so that the guest can scroll away.
    shownHash.current = hash;
    document.getElementById(hash.slice(1))?.scrollIntoView({ block: 'center' });
    // A page can come so fast that this component is never rendered while it loads, so its comments count too.
  }, [isMissing, isShown, hash, count]);
}
