import type { Post } from '@guest/shared/contracts/feed/feed.contract';

export interface MergedFirstPage {
  shown: Post[];
  /** The posts of others that are newer than what is shown, the newest first. */
  waiting: Post[];
}

/**
 * Brings the first page of a visit up to date without moving it: posts change in place, deleted ones disappear, and
 * newer ones of other guests wait. The guest's own posts appear at the top at once, because their author expects them
 * there.
 */
export function mergeFirstPage(atStart: readonly Post[], now: readonly Post[]): MergedFirstPage {
  const known = new Set(atStart.map(({ id }) => id));
  const current = new Map(now.map((post) => [post.id, post]));
  const oldestShown = timeOf(atStart.findLast(({ isPinned }) => !isPinned));
  const oldestNow = timeOf(now.findLast(({ isPinned }) => !isPinned));
  const added = now.filter(({ id }) => !known.has(id));
  // A post that the hotel has approved later may be older than the newest that is shown.
  const isNew = (post: Post) => post.isPinned || Date.parse(post.createdAt) > oldestShown;
  // Each post that was added at the top has pushed another one off the end of the page.
  let pushedOut = added.filter(isNew).length;
  return {
    shown: [
      ...added.filter((post) => post.isMine && isNew(post)),
      ...atStart.flatMap((before) => {
        const post = current.get(before.id);
        if (post) return post;
        // The next page of this visit begins below it.
        const isPushedOut = !before.isPinned && Date.parse(before.createdAt) < oldestNow && pushedOut > 0;
        if (!isPushedOut) return [];
        pushedOut -= 1;
        return before;
      }),
    ],
    waiting: added.filter((post) => !post.isMine && isNew(post)),
  };
}

const timeOf = (post: Post | undefined): number => (post ? Date.parse(post.createdAt) : -Infinity);
