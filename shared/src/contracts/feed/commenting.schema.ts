import * as z from '@guest/shared/contracts/zod';
import { checks, empty } from '../core/checks';
import { inProperty, uuid } from '../core/values';
import { commentSchema } from './feed.schema';

// The limit counts graphemes, of which one may have many characters, so this is only an upper bound for what is
// worth reading. The rules of comments decide, with an error code of their own.
const freeText = z.string().check(z.maxLength(10_000));

const commentBody = z.strictObject({
  /** Becomes the id of the comment. */
  key: uuid,
  /** The comment that is replied to. A reply to a reply joins the thread above it and mentions its author. */
  parentId: z.optional(uuid),
  text: freeText,
  /** The author has confirmed that private details, such as a room number, may be published. */
  isAnyway: z.optional(z.boolean()),
});
export type CommentBody = z.infer<typeof commentBody>;

const commentChange = z.strictObject({
  version: z.int().check(z.gte(1), z.lte(1_000_000)),
  text: freeText,
  isAnyway: z.optional(z.boolean()),
});
export type CommentChange = z.infer<typeof commentChange>;

const commentParams = z.extend(inProperty, { commentId: uuid });

export const commentingChecks = {
  createComment: checks({
    params: z.extend(inProperty, { postId: uuid }),
    body: commentBody,
    reply: commentSchema,
  }),
  editComment: checks({ params: commentParams, body: commentChange, reply: commentSchema }),
  deleteComment: checks({ params: commentParams, reply: empty }),
};
