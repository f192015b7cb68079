import { tabStorage } from '@guest/shared/storage/tab-storage';
import type { FeedPosition, FeedVisit, FeedVisitState } from './feed-visit';

/** The number is that of the format: a reload that installs another release must not read what it does not know. */
const KEY = 'feed-visit-1';

interface SavedVisit extends Pick<FeedVisitState, 'name' | 'pages' | 'nextCursor'> {
  /** The ids of the posts of the first page. */
  firstIds: readonly string[];
  heights: unknown;
  anchor: FeedPosition['anchor'];
}

/** Saves the order of a visit and where its guest is, so that the page has them again after a reload. */
export function saveVisit(visit: FeedVisit, { heights, anchor }: Omit<FeedPosition, 'scrollY'>): void {
  const { name, first, pages, nextCursor } = visit.getState();
  const firstIds = first.items.map(({ id }) => id);
  const saved: SavedVisit = { name, firstIds, pages, nextCursor, heights, anchor };
  tabStorage.setItem(KEY, JSON.stringify(saved));
}

export function forgetSavedVisit(): void {
  tabStorage.setItem(KEY, null);
}

/** Continues a visit that the page had before it was reloaded; its posts are read again by their cursors. */
export function continueVisit(visit: FeedVisit): void {
  const { name, first, pages } = visit.getState();
  const saved = savedVisit();
  if (!saved || saved.name !== name || pages.length > 0) return;
  forgetSavedVisit();
  // A guest who opens the address anew expects the newest posts.
  const [navigation] = performance.getEntriesByType('navigation');
  if (!navigation || !('type' in navigation) || navigation.type === 'navigate') return;
  // Without a post in common, posts may be missing between the new first page and the old one, so the list would have a
  // gap. A pinned post says nothing about this, because it stays at the top however many posts are new.
  if (!first.items.some(({ id, isPinned }) => !isPinned && saved.firstIds.includes(id))) return;
  const now = new Set(first.items.map(({ id }) => id));
  // Posts that newer ones have pushed off the first page are on the page below it.
  const ids = saved.firstIds.filter((id) => !now.has(id));
  const pushedOut = first.nextCursor === null || ids.length === 0 ? [] : [{ cursor: first.nextCursor, ids }];
  visit.setState({
    pages: [...pushedOut, ...saved.pages],
    nextCursor: saved.nextCursor,
    // The heights belong to the rows as they were.
    position: { heights: pushedOut.length > 0 ? undefined : saved.heights, anchor: saved.anchor },
  });
}

function savedVisit(): SavedVisit | undefined {
  const saved = tabStorage.getItem(KEY);
  // Only this module stores values under the key.
  return saved === null ? undefined : (JSON.parse(saved) as SavedVisit);
}
