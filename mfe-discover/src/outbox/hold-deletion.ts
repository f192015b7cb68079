import { createIdempotencyKey } from '@guest/shared/http/idempotency-key';
import type { RecordInput } from '@guest/shared/outbox/outbox-record';
import { COMMENT_DELETE, threadLaneOf } from './comment-body';
import { laneOf, POST_DELETE } from './post-body';
import type { ShareOutbox } from './share-outbox';

/** How long a deletion can be undone, in milliseconds. */
const UNDO_MS = 6_000;

/**
 * Adds a deletion that is sent after a moment in which the guest can undo it. Until then it is held on the device;
 * the next page sends it if this one ends.
 */
async function holdDeletion(
  outbox: Pick<ShareOutbox, 'add' | 'retry'>,
  input: Pick<RecordInput, 'kind' | 'lane' | 'body'>,
): Promise<void> {
  const key = createIdempotencyKey();
  await outbox.add({ key, ...input, status: 'held' });
  // A deletion that was undone in the meantime is no longer there.
  setTimeout(() => void outbox.retry(key), UNDO_MS);
}

/** Deletes a post with its comments, unless the guest undoes it. */
export const deletePost = (
  outbox: Pick<ShareOutbox, 'add' | 'retry'>,
  body: { property: string; postId: string },
): Promise<void> => holdDeletion(outbox, { kind: POST_DELETE, lane: laneOf(body.postId), body });

/** Deletes a comment, unless the guest undoes it. */
export const deleteComment = (
  outbox: Pick<ShareOutbox, 'add' | 'retry'>,
  body: { property: string; postId: string; commentId: string; isCounted: boolean },
): Promise<void> => holdDeletion(outbox, { kind: COMMENT_DELETE, lane: threadLaneOf(body.postId), body });
