import type { Post } from '@guest/shared/contracts/feed/feed.contract';
import { POST, parsePost } from '../outbox/post-body';
import { useShareOutbox } from '../outbox/use-share';
import { PostCard } from '../post/post-card';
import { WaitingPostCard } from './waiting-post-card';

/**
 * The posts that the guest has written in this visit, the newest first: those that wait and those that were accepted.
 * They stay here even when the feed has them, so that nothing moves under the finger.
 */
export function OwnPosts({ property, loaded }: { property: string; loaded: Post[] }) {
  const outbox = useShareOutbox();
  if (!outbox) return null;
  const deleted = outbox.deletedIds();
  const waiting = outbox
    .records()
    .filter(
      (record) => record.kind === POST && !record.isCancelled && parsePost(record).property === property,
    );
  const accepted = outbox
    .accepted()
    .filter(({ id }) => !deleted.has(id) && !waiting.some(({ key }) => key === id))
    // A later read of the feed knows more, such as an edit.
    .map((post) => loaded.find(({ id }) => id === post.id) ?? post);
  return (
    <>
      {waiting.toReversed().map((record) => (
        <div key={record.key}>
          <WaitingPostCard outbox={outbox} record={record} />
        </div>
      ))}
      {accepted.map((post) => (
        <div key={post.id} id={`own-${post.id}`}>
          <PostCard post={post} album={post.images} />
        </div>
      ))}
    </>
  );
}
