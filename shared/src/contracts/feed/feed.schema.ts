import * as z from '@guest/shared/contracts/zod';
import { checks } from '../core/checks';
import { image, inProperty, instant, pageQuery, uuid } from '../core/values';

const count = z.int().check(z.nonnegative());

export const authorSchema = z.object({
  uuid,
  nickName: z.string(),
  profilePic: z.optional(z.string()),
  isStaff: z.boolean(),
});

/** A post as one viewer sees it: `isLiked` and `isFlagged` refer to that viewer. */
export const postSchema = z.object({
  id: uuid,
  author: authorSchema,
  text: z.string(),
  lang: z.string(),
  images: z.array(image),
  tags: z.array(z.string()),
  createdAt: instant,
  editedAt: z.optional(instant),
  likes: count,
  isLiked: z.boolean(),
  isFlagged: z.boolean(),
  isPinned: z.boolean(),
  isMine: z.boolean(),
  commentsCount: count,
  commentsLocked: z.boolean(),
});
export type Post = z.infer<typeof postSchema>;

export const commentSchema = z.object({
  id: uuid,
  postId: uuid,
  parentId: z.optional(uuid),
  author: authorSchema,
  text: z.string(),
  lang: z.string(),
  createdAt: instant,
  isMine: z.boolean(),
});
export type Comment = z.infer<typeof commentSchema>;

const likesSchema = z.pick(postSchema, { id: true, isLiked: true, likes: true });
const postParams = z.extend(inProperty, { postId: uuid });

/** The input and reply schemas of each endpoint. */
export const feedChecks = {
  listPosts: checks({
    params: inProperty,
    query: z.extend(pageQuery, { tag: z.optional(z.string().check(z.maxLength(40))) }),
    reply: z.object({ items: z.array(postSchema), nextCursor: z.nullable(z.string()) }),
  }),
  getPost: checks({
    params: postParams,
    reply: postSchema,
  }),
  likePost: checks({ params: postParams, reply: likesSchema }),
  unlikePost: checks({ params: postParams, reply: likesSchema }),
  listComments: checks({
    params: postParams,
    query: pageQuery,
    reply: z.object({ items: z.array(commentSchema), nextCursor: z.nullable(z.string()) }),
  }),
  getGuidelines: checks({
    params: inProperty,
    reply: z.object({ version: z.string(), paragraphs: z.array(z.string()) }),
  }),
};
