import * as z from '@guest/shared/contracts/zod';
import { endpoint, type ReplyOf } from './endpoint';
import { image, inProperty, instant, pageQuery, uuid } from './values';

const count = z.int().check(z.nonnegative());

export const authorSchema = z.object({
  uuid,
  nickName: z.string(),
  profilePic: z.optional(z.string()),
  isStaff: z.boolean(),
});

/** A post as one viewer sees it: `isLiked` and `isFlagged` are the viewer's own. */
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

const onPost = z.extend(inProperty, { postId: uuid });

export const feedContract = {
  listPosts: endpoint({
    method: 'GET',
    path: '/web/property/:property/posts',
    summary: 'The feed, pinned posts first, then the newest',
    params: inProperty,
    query: z.extend(pageQuery, { tag: z.optional(z.string().check(z.maxLength(40))) }),
    reply: z.object({ items: z.array(postSchema), nextCursor: z.nullable(z.string()) }),
  }),
  getPost: endpoint({
    method: 'GET',
    path: '/web/property/:property/post/:postId',
    summary: 'One post',
    params: onPost,
    reply: postSchema,
  }),
  listComments: endpoint({
    method: 'GET',
    path: '/web/property/:property/post/:postId/comments',
    summary: 'The comments on a post, the oldest first',
    params: onPost,
    query: pageQuery,
    reply: z.object({ items: z.array(commentSchema), nextCursor: z.nullable(z.string()) }),
  }),
  getGuidelines: endpoint({
    method: 'GET',
    path: '/web/property/:property/guidelines',
    summary: 'What the hotel asks of those who share',
    params: inProperty,
    reply: z.object({ version: z.string(), paragraphs: z.array(z.string()) }),
  }),
};

export type Feed = ReplyOf<typeof feedContract.listPosts>;
