import { createIdempotencyKey } from '@guest/shared/http/idempotency-key';
import type { RecordInput } from '@guest/shared/outbox/outbox-record';
import type { TabOutbox } from '@guest/shared/outbox/cross-tab-outbox';
import { COMMENT_DELETE, threadLaneOf } from './comment-body';
import { laneOf, POST_DELETE } from './post-body';

/** How long a deletion can be undone, in milliseconds. */
const UNDO_MS = 6_000;

type Holding = Pick<TabOutbox, 'add' | 'retry'>;

/**
 * Adds a deletion that is sent after a moment in which the guest can undo it. Until then it is held on the device;
 * the next page sends it if this one ends.
 */
async function holdDeletion(
  outbox: Holding,
  input: Pick<RecordInput, 'kind' | 'lane' | 'body'>,
): Promise<void> {
  const key = createIdempotencyKey();
  await outbox.add({ key, ...input, status: 'held' });
  sendAfter(outbox, key, UNDO_MS);
}

/** A deletion that was undone in the meantime is no longer there. */
const sendAfter = (outbox: Pick<Holding, 'retry'>, key: string, delayMs: number) =>
  void setTimeout(() => void outbox.retry(key), delayMs);

/**
 * Sends the deletions that are held on the device, each when it can no longer be undone: an earlier page has ended, or
 * another tab offers to undo them right now.
 */
export function sendHeldDeletions(outbox: Pick<TabOutbox, 'records' | 'retry'>, now: number): void {
  for (const { key, kind, status, createdAt } of outbox.records()) {
    const isHeld = (kind === POST_DELETE || kind === COMMENT_DELETE) && status === 'held';
    if (isHeld) sendAfter(outbox, key, Math.min(UNDO_MS, Math.max(0, createdAt + UNDO_MS - now)));
  }
}

/** Deletes a post with its comments, unless the guest undoes it. */
export const deletePost = (outbox: Holding, body: { property: string; postId: string }): Promise<void> =>
  holdDeletion(outbox, { kind: POST_DELETE, lane: laneOf(body.postId), body });

/** Deletes a comment, unless the guest undoes it. */
export const deleteComment = (
  outbox: Holding,
  body: { property: string; postId: string; commentId: string; isCounted: boolean },
): Promise<void> => holdDeletion(outbox, { kind: COMMENT_DELETE, lane: threadLaneOf(body.postId), body });
