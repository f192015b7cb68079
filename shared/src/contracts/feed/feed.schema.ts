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

const placeSchema = z.object({
  type: z.enum(['outlet', 'activity']),
  uuid,
  /** The outlet's name in addresses; activities are addressed by their id. */
  slug: z.optional(z.string()),
  name: z.string(),
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
  /** Increased by every edit. */
  version: z.int(),
  /** The outlet or activity that the author has tagged. */
  place: z.optional(placeSchema),
  /** Whether the viewer may still edit the post; until `editBy`, which only the author is told. */
  canEdit: z.boolean(),
  editBy: z.optional(instant),
  canDelete: z.boolean(),
  /** Told to the author alone while nobody else sees the post. */
  status: z.optional(z.enum(['pending', 'hidden', 'removed'])),
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
    query: z.extend(pageQuery, {
      tag: z.optional(z.string().check(z.maxLength(40))),
      /** Returns the newer posts next to this position instead of the older ones. */
      before: z.optional(z.string().check(z.maxLength(200))),
      /** Returns the page that contains this post. */
      around: z.optional(uuid),
    }),
    reply: z.object({
      items: z.array(postSchema),
      nextCursor: z.nullable(z.string()),
      /** The position for `before`, so that posts newer than this page can be requested; `null` on an empty page. */
      prevCursor: z.nullable(z.string()),
    }),
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
