import type { Host } from '@guest/shared';
import type { Comment } from '@guest/shared/contracts/feed/feed.contract';
import { createIdempotencyKey } from '@guest/shared/http/idempotency-key';
import { COMMENT, COMMENT_EDIT, threadQueueKeyOf, type WaitingComment } from '../outbox/comment-body';
import type { ShareOutbox } from '../outbox/share-outbox';
import { commentAuthor } from './comment-author';
import type { CommentDraft } from './comment-draft';

interface SentComment extends Pick<WaitingComment, 'property' | 'postId' | 'text' | 'isAnyway'> {
  replyTo: CommentDraft['replyTo'];
}

/** Hands a new comment to the outbox. Resolves to its id once it is stored on the device. */
export async function addComment(
  host: Pick<Host, 'session' | 'lang'>,
  outbox: Pick<ShareOutbox, 'add'>,
  { replyTo, ...written }: SentComment,
): Promise<string> {
  const key = createIdempotencyKey();
  const body: WaitingComment = {
    ...written,
    ...(replyTo && {
      replyTo: { id: replyTo.id, topId: replyTo.topId, ...(replyTo.mention && { mention: replyTo.mention }) },
    }),
    lang: host.lang,
    author: commentAuthor(host),
  };
  await outbox.add({ key, kind: COMMENT, lane: threadQueueKeyOf(written.postId), body });
  return key;
}

/** Hands a change of an own comment to the outbox, in place of one that was not sent. */
export async function addCommentEdit(
  outbox: Pick<ShareOutbox, 'add' | 'discard' | 'thread'>,
  comment: Comment,
  written: Pick<WaitingComment, 'property' | 'text' | 'isAnyway'>,
): Promise<void> {
  const { id: commentId, postId, version } = comment;
  const before = outbox.thread(postId).waiting.get(commentId);
  const body = { ...written, postId, commentId, version };
  await outbox.add({ key: createIdempotencyKey(), kind: COMMENT_EDIT, lane: threadQueueKeyOf(postId), body });
  // The previous edit is discarded only after the new one is stored.
  if (before?.kind === COMMENT_EDIT) await outbox.discard(before.key);
}

/** Returns the part of a draft that identifies the comment it replies to. */
export function toReplied({ id, parentId, author }: Comment): NonNullable<CommentDraft['replyTo']> {
  const { uuid, nickName } = author;
  return { id, topId: parentId ?? id, nickName, ...(parentId && { mention: { uuid, nickName } }) };
}
