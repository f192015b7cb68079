import { commentingContract } from '@guest/shared/contracts/feed/commenting.contract';
import { postingContract } from '@guest/shared/contracts/feed/posting.contract';
import { createIdempotencyKey } from '@guest/shared/http/idempotency-key';
import type { OutboxRecord, RecordInput } from '@guest/shared/outbox/outbox-record';
import type { TabOutbox } from '@guest/shared/outbox/cross-tab-outbox';
import { fillIn } from '@guest/shared/routes/fill-in';
import { COMMENT_DELETE, parseCommentDelete, threadQueueKeyOf } from './comment-body';
import { queueKeyOf, parseDelete, POST_DELETE } from './post-body';

/** The time in milliseconds in which a deletion can be undone. */
const UNDO_MS = 6_000;

/** The keys of the deletions that this page offers to undo. Other tabs have their own. */
const heldHere = new Set<string>();

type Holding = Pick<TabOutbox, 'add' | 'retry'>;

/**
 * Adds a deletion that is sent after a moment in which the guest can undo it. Until then it is held on the device; it is sent
 * when this page ends, and by the next page if that does not arrive.
 */
async function holdDeletion(
  outbox: Holding,
  input: Pick<RecordInput, 'kind' | 'lane' | 'body'>,
): Promise<void> {
  const key = createIdempotencyKey();
  heldHere.add(key);
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

/**
 * Sends the deletions that this page holds, because it ends now. The browser finishes such a request without the page. The
 * outbox sends them again later, which changes nothing.
 */
export function sendHeldAtEnd(outbox: Pick<TabOutbox, 'records' | 'retry'>, token: string | null): void {
  if (token === null) return;
  const headers = { Authorization: `Bearer ${token}`, authToken: token };
  for (const record of outbox.records()) {
    if (record.status !== 'held' || !heldHere.delete(record.key)) continue;
    fetch(deletionPath(record), { method: 'DELETE', keepalive: true, headers }).catch(() => {});
    // A page that comes back from the cache of the browser must not offer to undo it.
    void outbox.retry(record.key);
  }
}

function deletionPath(record: OutboxRecord): string {
  if (record.kind === POST_DELETE) return fillIn(postingContract.deletePost.path, parseDelete(record));
  const { property, commentId } = parseCommentDelete(record);
  return fillIn(commentingContract.deleteComment.path, { property, commentId });
}

/** Deletes a post with its comments, unless the guest undoes it. */
export const deletePost = (outbox: Holding, body: { property: string; postId: string }): Promise<void> =>
  holdDeletion(outbox, { kind: POST_DELETE, lane: queueKeyOf(body.postId), body });

/** Deletes a comment, unless the guest undoes it. */
export const deleteComment = (
  outbox: Holding,
  body: { property: string; postId: string; commentId: string; isCounted: boolean },
): Promise<void> => holdDeletion(outbox, { kind: COMMENT_DELETE, lane: threadQueueKeyOf(body.postId), body });
