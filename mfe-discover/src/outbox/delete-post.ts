import { createIdempotencyKey } from '@guest/shared/http/idempotency-key';
import { laneOf, POST_DELETE } from './post-body';
import type { ShareOutbox } from './share-outbox';

/** How long a deletion can be undone, in milliseconds. */
const UNDO_MS = 6_000;

/**
 * Deletes a post after a moment in which the guest can undo it. Until then the deletion is held on the device; the
 * next page sends it if this one ends.
 */
export async function deletePost(
  outbox: Pick<ShareOutbox, 'add' | 'retry'>,
  { property, postId }: { property: string; postId: string },
): Promise<void> {
  const key = createIdempotencyKey();
  const body = { property, postId };
  await outbox.add({ key, kind: POST_DELETE, lane: laneOf(postId), body, status: 'held' });
  // A deletion that was undone in the meantime is no longer there.
  setTimeout(() => void outbox.retry(key), UNDO_MS);
}
