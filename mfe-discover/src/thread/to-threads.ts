import type { Comment } from '@guest/shared/contracts/feed/feed.contract';

/** Orders comments so that each reply follows its parent; a reply whose parent is not loaded stands alone. */
export function toThreads(comments: Comment[]): { comment: Comment; isReply: boolean }[] {
  const ids = new Set(comments.map(({ id }) => id));
  const isReply = ({ parentId }: Comment) => parentId !== undefined && ids.has(parentId);
  return comments
    .filter((comment) => !isReply(comment))
    .flatMap((comment) => [
      { comment, isReply: false },
      ...comments
        .filter(({ parentId }) => parentId === comment.id)
        .map((answer) => ({ comment: answer, isReply: true })),
    ]);
}
