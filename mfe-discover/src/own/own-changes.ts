import type { Post } from '@guest/shared/contracts/feed/feed.contract';
import type { ShareOutbox } from '../outbox/share-outbox';

type Outbox = Pick<ShareOutbox, 'accepted' | 'deletedIds'>;

/** Shows posts as the guest has left them, even where the loaded feed is older. */
export function withOwnChanges(posts: Post[], outbox: Outbox | undefined): Post[] {
  if (!outbox) return posts;
  const deleted = outbox.deletedIds();
  const accepted = new Map(outbox.accepted().map((post) => [post.id, post]));
  return posts
    .filter(({ id }) => !deleted.has(id))
    .map((post) => {
      const own = accepted.get(post.id);
      if (!own || own.version <= post.version) return post;
      // The numbers of likes and comments are those of the feed.
      const { text, tags, images, version, editedAt } = own;
      return { ...post, text, tags, images, version, ...(editedAt && { editedAt }) };
    });
}
