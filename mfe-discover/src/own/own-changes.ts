import type { Post } from '@guest/shared/contracts/feed/feed.contract';
import type { ShareOutbox } from '../outbox/share-outbox';

/** Leaves out the posts that the guest has deleted, even where the loaded feed is older. */
export function withoutDeleted(posts: Post[], outbox: Pick<ShareOutbox, 'deletedIds'> | undefined): Post[] {
  const deleted = outbox?.deletedIds();
  return deleted ? posts.filter(({ id }) => !deleted.has(id)) : posts;
}

/** Leaves out the posts of this visit, which stand above the feed. */
export function withoutAccepted(posts: Post[], outbox: Pick<ShareOutbox, 'accepted'> | undefined): Post[] {
  const own = new Set(outbox?.accepted().map(({ id }) => id));
  return own.size > 0 ? posts.filter(({ id }) => !own.has(id)) : posts;
}
