import type { Host } from '@guest/shared';
import type { Feed } from '@guest/shared/contracts/feed/feed.contract';
import { createStore } from 'zustand';

/** A further page of the feed, of which only the order is remembered. Its posts are in the cache of queries. */
export interface FeedPageRef {
  cursor: string;
  ids: readonly string[];
}

/** The place at which the guest has left the list. */
export interface FeedPosition {
  /** The position to which the document was scrolled; missing after a reload, when the content above the list may be another. */
  scrollY?: number;
  /** The measured heights of the rows, as the virtual list knows them. */
  heights: unknown;
  columns?: number;
  /** The first and last row that were on the screen; missing after a reload. */
  shown?: readonly [number, number] | undefined;
  /** The height of the posts above the list, which are out of sight; missing if they are near. */
  heightAbove?: number;
  /** After a reload, the post at the top of the screen and how far below the top it was. */
  anchor?: { id: string; top: number };
}

/**
 * The feed as one visit shows it. Newer posts wait until the guest asks for them, so nothing moves under the finger, and
 * the list is the same again when the guest comes back from a post.
 */
export interface FeedVisitState {
  /** Identifies the visit. */
  name: string;
  first: Feed;
  pages: readonly FeedPageRef[];
  nextCursor: string | null;
  position: FeedPosition | undefined;
  /** The post after which the guest is invited to share a moment. */
  invitedAfter: string | undefined;
  pageLoaded(page: FeedPageRef, nextCursor: string | null): void;
  left(position: FeedPosition): void;
  invited(postId: string | undefined): void;
  /** A post was deleted or hidden. */
  gone(postId: string): void;
  /** Begins again with the newest posts. */
  renewed(first: Feed): void;
}

/** Returns the number of posts of the feed, or -1 if there are more than those of the loaded pages. */
export function sizeOf({ first, pages, nextCursor }: FeedVisitState): number {
  if (nextCursor !== null) return -1;
  return new Set([...first.items.map(({ id }) => id), ...pages.flatMap(({ ids }) => ids)]).size;
}

export type FeedVisit = ReturnType<typeof createFeedVisit>;

export function createFeedVisit(name: string, newest: Feed) {
  const start = (first: Feed) => ({ first, pages: [], nextCursor: first.nextCursor, position: undefined });
  return createStore<FeedVisitState>()((set) => ({
    ...start(newest),
    name,
    invitedAfter: undefined,
    pageLoaded: (page, nextCursor) => set(({ pages }) => ({ pages: [...pages, page], nextCursor })),
    left: (position) => set({ position }),
    invited: (invitedAfter) => set({ invitedAfter }),
    gone: (postId) =>
      set(({ first }) => ({ first: { ...first, items: first.items.filter(({ id }) => id !== postId) } })),
    renewed: (first) => set(start(first)),
  }));
}

/** The list of one history entry is needed again when the guest goes back to it. */
const MAX_VISITS = 5;

const visitsByPage = new WeakMap<object, Map<string, FeedVisit>>();

/** Returns the visit with this name, or begins it. */
export function feedVisitOf({ queries }: Pick<Host, 'queries'>, name: string, newest: Feed): FeedVisit {
  const visits = visitsByPage.get(queries) ?? new Map<string, FeedVisit>();
  visitsByPage.set(queries, visits);
  const visit = visits.get(name) ?? createFeedVisit(name, newest);
  // The latest visit comes last, so the one that is forgotten is the oldest.
  visits.delete(name);
  visits.set(name, visit);
  for (const oldest of [...visits.keys()].slice(0, -MAX_VISITS)) visits.delete(oldest);
  return visit;
}

/** Removes a post that was deleted or hidden from all visits. */
export function removeFromVisits({ queries }: Pick<Host, 'queries'>, postId: string): void {
  for (const visit of visitsByPage.get(queries)?.values() ?? []) visit.getState().gone(postId);
}
