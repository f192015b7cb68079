import * as z from '@guest/shared/contracts/zod';
import { checks } from '../core/checks';
import { REPORT_REASONS } from '../moderation/reasons';
import { image, inProperty, instant, pageQuery, uuid } from '../core/values';

const count = z.int().check(z.nonnegative());
/** The time of a tap in milliseconds. It grows by at least one with each tap of a guest, over all devices. */
const likeSeq = z.int().check(z.nonnegative());

/** The states of a post or comment that only its author sees. */
const unpublishedStatus = z.enum(['pending', 'hidden', 'removed']);

const authorSchema = z.object({
  uuid,
  nickName: z.string(),
  profilePic: z.optional(z.string()),
  isStaff: z.boolean(),
});

/** The facts that the author of hidden or removed content is told of the hotel's decision, once there is one. */
const decision = {
  reason: z.optional(z.enum(REPORT_REASONS)),
  /** Whether the author can still ask the hotel to look again. */
  canAppeal: z.optional(z.boolean()),
};

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
  /** The `seq` of the viewer's last choice about the like. */
  likeSeq: z.optional(likeSeq),
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
  /** Only the author receives this, while nobody else sees the post. */
  status: z.optional(unpublishedStatus),
  ...decision,
});
export type Post = z.infer<typeof postSchema>;

/** A comment as one viewer sees it: `isLiked` and `isFlagged` refer to that viewer. */
export const commentSchema = z.object({
  id: uuid,
  postId: uuid,
  parentId: z.optional(uuid),
  author: authorSchema,
  /** Names the person whom a reply to a reply addresses, with the current name. */
  mention: z.optional(z.object({ uuid, nickName: z.string() })),
  text: z.string(),
  lang: z.string(),
  createdAt: instant,
  editedAt: z.optional(instant),
  likes: count,
  isLiked: z.boolean(),
  /** The `seq` of the viewer's last choice about the like. */
  likeSeq: z.optional(likeSeq),
  isFlagged: z.boolean(),
  repliesCount: count,
  /** Increased by every edit. */
  version: z.int(),
  /** A comment that is gone keeps its place, without author and text, while it has replies. */
  isDeleted: z.boolean(),
  isMine: z.boolean(),
  /** Whether the viewer may still edit the comment; until `editBy`, which only the author is told. */
  canEdit: z.boolean(),
  editBy: z.optional(instant),
  canDelete: z.boolean(),
  /** Only the author receives this, while nobody else sees the comment. */
  status: z.optional(unpublishedStatus),
  ...decision,
});
export type Comment = z.infer<typeof commentSchema>;

/** The stored choice after a request. It may be a newer one from another device. */
export const likedSchema = z.object({ id: uuid, isLiked: z.boolean(), likes: count, seq: likeSeq });
export type Liked = z.infer<typeof likedSchema>;
/** Without `seq`, the moment of the server counts. */
const choiceBody = z.nullish(z.strictObject({ seq: z.optional(likeSeq) }));
const postParams = z.extend(inProperty, { postId: uuid });
const commentParams = z.extend(inProperty, { commentId: uuid });

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
  likePost: checks({ params: postParams, body: choiceBody, reply: likedSchema }),
  unlikePost: checks({ params: postParams, body: choiceBody, reply: likedSchema }),
  likeComment: checks({ params: commentParams, body: choiceBody, reply: likedSchema }),
  unlikeComment: checks({ params: commentParams, body: choiceBody, reply: likedSchema }),
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
