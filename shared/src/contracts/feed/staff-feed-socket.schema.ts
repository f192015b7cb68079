import * as z from '@guest/shared/contracts/zod';
import { instant, uuid } from '../core/values';

const count = z.int().check(z.nonnegative());
const status = z.enum(['published', 'pending', 'hidden', 'removed']);
const lang = z.optional(z.string().check(z.regex(/^[a-z]{2,3}$/)));

const written = {
  id: uuid,
  authorName: z.string(),
  /** The guest who wrote it; `null` for staff. */
  guestUuid: z.nullable(uuid),
  isByStaff: z.boolean(),
  text: z.string(),
  lang: z.string(),
  status,
  createdAt: instant,
};

/** A post as staff see it. */
export const sharedPostSchema = z.object({
  ...written,
  tags: z.array(z.string()),
  photoCount: count,
  isPinned: z.boolean(),
  isCommentsLocked: z.boolean(),
  commentsCount: count,
});
export type SharedPost = z.infer<typeof sharedPostSchema>;

export const sharedCommentSchema = z.object({
  ...written,
  postId: uuid,
  parentId: z.nullable(uuid),
});
export type SharedComment = z.infer<typeof sharedCommentSchema>;

// The limits of posts and comments count graphemes, so these are only upper bounds.
const postText = z.string().check(z.maxLength(20_000));
const commentText = z.string().check(z.maxLength(10_000));
const tags = z.array(z.string().check(z.maxLength(200))).check(z.maxLength(50));
const nothing = z.literal(null);

export const staffFeedRequestChecks = {
  loadSharePosts: { ask: z.strictObject({}), answer: z.object({ posts: z.array(sharedPostSchema) }) },
  loadShareComments: {
    /** Without a post, the newest comments of the feed. */
    ask: z.strictObject({ postId: z.optional(uuid) }),
    answer: z.object({ comments: z.array(sharedCommentSchema) }),
  },
  newHousePost: {
    /** `key` becomes the id of the post; sent again, the request changes nothing. */
    ask: z.strictObject({ key: uuid, text: postText, tags: z.optional(tags), lang }),
    answer: z.object({ postId: uuid }),
  },
  newHouseComment: {
    ask: z.strictObject({ key: uuid, postId: uuid, parentId: z.optional(uuid), text: commentText, lang }),
    answer: z.object({ commentId: uuid }),
  },
  deleteHousePost: { ask: z.strictObject({ postId: uuid }), answer: nothing },
  deleteHouseComment: { ask: z.strictObject({ commentId: uuid }), answer: nothing },
};
