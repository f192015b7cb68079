import type { Post } from '@guest/shared/contracts/feed/feed.contract';
import type { ShareOutbox } from '../outbox/share-outbox';

/** Leaves out the posts that the guest has deleted, even where the loaded feed is older. */
export function withoutDeleted(posts: Post[], outbox: Pick<ShareOutbox, 'deletedIds'> | undefined): Post[] {
  const deleted = outbox?.deletedIds();
  return deleted ? posts.filter(({ id }) => !deleted.has(id)) : posts;
}
