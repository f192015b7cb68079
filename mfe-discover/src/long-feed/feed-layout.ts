import type { FeedPosition } from '../visit/feed-visit';

/** Returns the first post that is on the screen. */
export function anchorIn(feed: Element | null): FeedPosition['anchor'] {
  for (const post of feed?.querySelectorAll<HTMLElement>('article') ?? []) {
    const { top, bottom } = post.getBoundingClientRect();
    const id = post.dataset.postId;
    if (bottom > 0 && id !== undefined) return { id, top };
  }
  return undefined;
}

/** Returns the height of the first posts of a feed in one column; `undefined` if they are less than a screen away. */
export function heightAbove(feed: Element | null, posts: number): number | undefined {
  const boxOf = (number: number) =>
    feed?.querySelector(`[aria-posinset="${number}"]`)?.parentElement?.getBoundingClientRect();
  const [first, last] = [boxOf(1), boxOf(posts)];
  return first && last && last.bottom < -innerHeight ? last.bottom - first.top : undefined;
}
