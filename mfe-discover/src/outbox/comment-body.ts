import * as z from '@guest/shared/contracts/zod';
import type { OutboxRecord } from '@guest/shared/outbox/outbox-record';

export const COMMENT = 'comment';
export const COMMENT_EDIT = 'comment-edit';
export const COMMENT_DELETE = 'comment-delete';

/** Each thread has a queue of its own, so that a reply never arrives before the comment that it answers. */
export const threadQueueKeyOf = (postId: string): string => `thread:${postId}`;

const thread = { property: z.string(), postId: z.string() };
const text = { text: z.string(), isAnyway: z.boolean() };

/** The comment that a reply answers, with the data to show the reply until the server has it. */
const repliedSchema = z.object({
  id: z.string(),
  /** The comment at the top of the thread. */
  topId: z.string(),
  /** The author whom the reply mentions, if it does not answer the comment at the top. */
  mention: z.optional(z.object({ uuid: z.string(), nickName: z.string() })),
});

/** A comment that waits on the device. The key of its record becomes its id. */
export const commentBodySchema = z.object({
  ...thread,
  ...text,
  replyTo: z.optional(repliedSchema),
  lang: z.string(),
  author: z.object({ uuid: z.string(), nickName: z.string(), profilePic: z.optional(z.string()) }),
});
export type WaitingComment = z.infer<typeof commentBodySchema>;

export const commentEditSchema = z.object({ ...thread, ...text, commentId: z.string(), version: z.number() });
export type WaitingCommentEdit = z.infer<typeof commentEditSchema>;

export const commentDeleteSchema = z.object({
  ...thread,
  commentId: z.string(),
  /** Whether the number of comments of the post includes the comment. */
  isCounted: z.boolean(),
});

export const parseComment = ({ body }: OutboxRecord): WaitingComment => commentBodySchema.parse(body);
export const parseCommentEdit = ({ body }: OutboxRecord): WaitingCommentEdit => commentEditSchema.parse(body);
export const parseCommentDelete = ({ body }: OutboxRecord) => commentDeleteSchema.parse(body);
