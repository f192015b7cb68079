import type { Comment } from '@guest/shared/contracts/feed/feed.contract';
import type { ThreadChanges } from '../outbox/own-comments';

/**
 * Returns the comments as the guest has left them: with own ones that wait, with edits that wait, and without those
 * that were deleted. Of two copies of a comment, the one of the higher version is newer.
 */
export function mergeThread(loaded: readonly Comment[], changes: ThreadChanges): Comment[] {
  const { written, texts, deletedIds } = changes;
  const byId = new Map(loaded.map((comment) => [comment.id, comment]));
  for (const comment of written) {
    const known = byId.get(comment.id);
    if (!known || known.version < comment.version) byId.set(comment.id, comment);
  }
  const all = [...byId.values()];
  const hasReplies = ({ id }: Comment) =>
    all.some((reply) => reply.parentId === id && !reply.isDeleted && !deletedIds.has(reply.id));
  return all.flatMap((comment) => {
    if (deletedIds.has(comment.id)) return hasReplies(comment) ? [{ ...comment, isDeleted: true }] : [];
    const text = texts.get(comment.id);
    return [text === undefined ? comment : { ...comment, text }];
  });
}
