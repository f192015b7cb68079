import type { Host } from '@guest/shared';
import { commentingContract } from '@guest/shared/contracts/feed/commenting.contract';
import type { OutboxKind } from '@guest/shared/outbox/outbox-ports';
import {
  commentBodySchema,
  commentDeleteSchema,
  commentEditSchema,
  parseComment,
  parseCommentDelete,
  parseCommentEdit,
} from './comment-body';
import { unwrapReply } from '@guest/shared/guest-outbox/unwrap-reply';

type Api = Pick<Host, 'api'>;

/** Publishes comments. Undoing a comment deletes it. */
export const createCommentSender = ({ api }: Api): OutboxKind => ({
  body: commentBodySchema,
  async send(record) {
    const { property, postId, text, replyTo, isAnyway } = parseComment(record);
    const outcome = await api.send(commentingContract.createComment, {
      params: { property, postId },
      body: {
        key: record.key,
        text,
        ...(replyTo && { parentId: replyTo.id }),
        ...(isAnyway && { isAnyway }),
      },
    });
    return { answer: unwrapReply(outcome) };
  },
  undo: (record) => deleteComment({ api }, parseComment(record).property, record.key),
});

/** `versionOf` returns the newest version of a comment that this page knows, as another edit may have come before. */
export const createCommentEditSender = ({
  api,
  versionOf,
}: Api & { versionOf: (commentId: string) => number }): OutboxKind => ({
  body: commentEditSchema,
  async send(record) {
    const { property, commentId, text, version, isAnyway } = parseCommentEdit(record);
    const outcome = await api.send(commentingContract.editComment, {
      params: { property, commentId },
      body: { text, version: Math.max(version, versionOf(commentId)), ...(isAnyway && { isAnyway }) },
    });
    return { answer: unwrapReply(outcome) };
  },
  // The text that was replaced is not kept; the author can edit again.
  undo: async () => undefined,
});

export const createCommentDeleteSender = ({ api }: Api): OutboxKind => ({
  body: commentDeleteSchema,
  async send(record) {
    const { property, commentId } = parseCommentDelete(record);
    await deleteComment({ api }, property, commentId);
    return { answer: undefined };
  },
  // A deletion is undone only while it waits.
  undo: async () => undefined,
});

async function deleteComment({ api }: Api, property: string, commentId: string): Promise<void> {
  const outcome = await api.send(commentingContract.deleteComment, { params: { property, commentId } });
  // A comment that is not there is as good as deleted.
  if ('response' in outcome && outcome.response?.status === 404) return;
  unwrapReply(outcome);
}
