import type { Post } from '@guest/shared/contracts/feed/feed.contract';
import type { ShareOutbox } from '../outbox/share-outbox';

/** Leaves out the posts that the guest has deleted, even where the loaded feed is older. */
export function withoutDeleted<Item extends { id: string }>(
  items: readonly Item[],
  outbox: Pick<ShareOutbox, 'deletedIds'> | undefined,
): Item[] {
  const deleted = outbox?.deletedIds();
  return items.filter(({ id }) => !deleted?.has(id));
}

/** Leaves out the posts of this visit, which stand above the feed. */
export function withoutAccepted(posts: Post[], outbox: Pick<ShareOutbox, 'accepted'> | undefined): Post[] {
  const own = new Set(outbox?.accepted().map(({ id }) => id));
  return own.size > 0 ? posts.filter(({ id }) => !own.has(id)) : posts;
}
