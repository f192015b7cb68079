import type { Comment } from '@guest/shared/contracts/feed/feed.contract';

/** Orders comments so that each reply follows its parent; a reply whose parent is not loaded stands alone. */
export function threadsOf(comments: Comment[]): { comment: Comment; isAnswer: boolean }[] {
  const ids = new Set(comments.map(({ id }) => id));
  const isAnswer = ({ parentId }: Comment) => parentId !== undefined && ids.has(parentId);
  return comments
    .filter((comment) => !isAnswer(comment))
    .flatMap((comment) => [
      { comment, isAnswer: false },
      ...comments
        .filter(({ parentId }) => parentId === comment.id)
        .map((answer) => ({ comment: answer, isAnswer: true })),
    ]);
}
