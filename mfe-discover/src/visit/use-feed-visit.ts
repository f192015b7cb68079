import { useHost } from '@guest/shared';
import { feedContract, type Post } from '@guest/shared/contracts/feed/feed.contract';
import { usePathParam } from '@guest/shared/page/path-param';
import { useRead } from '@guest/shared/reads/use-read';
import { useLocation } from '@guest/shared/router';
import { useStore } from 'zustand';
import { POSTS_PER_PAGE } from '../reads';
import { feedVisitOf, type FeedVisit } from './feed-visit';
import { mergeFirstPage } from './merge-first-page';

interface ShownFeed {
  /** Identifies the visit. */
  name: string;
  visit: FeedVisit;
  /** The posts of the first page. */
  posts: Post[];
  /** The newer posts that the guest has not asked for yet. */
  waiting: Post[];
  /** Shows the newer posts. */
  renew: () => void;
}

/** Returns the feed of this visit. Going back to it in the history finds it as it was left. */
export function useFeedVisit(tag: string | undefined): ShownFeed {
  const host = useHost();
  const property = usePathParam('property');
  const { key } = useLocation();
  const newest = useRead(feedContract.listPosts, {
    params: { property },
    query: { tag, limit: POSTS_PER_PAGE },
  });
  const guest = useStore(host.session, ({ token, user }) => (token ? user?.guest_uuid : undefined));
  const name = [key, property, tag, guest].join(' ');
  const visit = feedVisitOf(host, name, newest);
  const first = useStore(visit, (state) => state.first);
  const { shown, waiting } = mergeFirstPage(first.items, newest.items);
  // In an empty list there is nothing that could move.
  const isEmpty = shown.length === 0;
  return {
    name,
    visit,
    posts: isEmpty ? newest.items : shown,
    waiting: isEmpty ? [] : waiting,
    renew: () => visit.getState().renewed(newest),
  };
}
