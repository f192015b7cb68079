import { sql } from 'drizzle-orm';
import * as pg from 'drizzle-orm/pg-core';
import { createdAt, id, instant, propertyId, textArray, version } from '../columns/columns';
import { guest, staff } from '../people/people';
import { property } from '../property/property';
import type { StoredPicture } from '../columns/stored';

/**
 * The latest choice of a guest. A removed like stays as a row, so that a request that arrives late is recognised
 * by its smaller `seq` and changes nothing.
 */
const likeState = () => ({
  isLiked: pg.boolean('is_liked').notNull().default(true),
  /** Milliseconds of the tap; it grows with each tap of the guest, over all devices. */
  seq: pg.bigint('seq', { mode: 'number' }).notNull().default(0),
});

type PostStatus = 'published' | 'pending' | 'hidden' | 'removed' | 'deleted' | 'expired';

/** A photo of a guest, by the key of its upload. Its alternative text is in the language of the post. */
export interface StoredPhoto {
  file: string;
  width: number;
  height: number;
  alt: string;
}
export type PostPicture = StoredPicture | StoredPhoto;

/** The author is either a guest or a staff member. */
const author = () => ({ guestId: pg.uuid('guest_id'), staffId: pg.uuid('staff_id') });

export const post = pg.pgTable(
  'post',
  {
    id: id(),
    propertyId: propertyId().references(() => property.id),
    ...author(),
    text: pg.text('text').notNull(),
    lang: pg.text('lang').notNull(),
    pictures: pg.jsonb('pictures').$type<PostPicture[]>().notNull().default([]),
    tags: textArray('tags'),
    /** The tagged place; at most one of the two is set. */
    outletId: pg.uuid('outlet_id'),
    activityId: pg.uuid('activity_id'),
    status: pg.text('status').$type<PostStatus>().notNull().default('published'),
    isPinned: pg.boolean('is_pinned').notNull().default(false),
    isCommentsLocked: pg.boolean('is_comments_locked').notNull().default(false),
    createdAt: createdAt(),
    editedAt: instant('edited_at'),
    /** `null` means that the post stays until it is deleted. */
    expiresAt: instant('expires_at'),
    version: version(),
    /** The hash of what was sent, so that the same key with other content is noticed; `null` for posts by staff. */
    sentHash: pg.text('sent_hash'),
    deletedAt: instant('deleted_at'),
  },
  (one) => [
    pg.unique('post_in_property').on(one.propertyId, one.id),
    pg
      .index('post_in_feed')
      .on(one.propertyId, one.isPinned.desc(), one.createdAt.desc(), one.id.desc())
      .where(sql`${one.status} = 'published'`),
    pg.index('post_of_guest').on(one.guestId, one.createdAt),
    pg
      .index('post_deleted')
      .on(one.deletedAt)
      .where(sql`${one.deletedAt} is not null`),
    ...authorConstraints('post', one),
  ],
);

/** The earlier content of an edited post, which only moderation reads. It is deleted after 30 days. */
export const postRevision = pg.pgTable(
  'post_revision',
  {
    propertyId: propertyId(),
    postId: pg.uuid('post_id').notNull(),
    /** The version that had this content. */
    version: pg.integer('version').notNull(),
    text: pg.text('text').notNull(),
    pictures: pg.jsonb('pictures').$type<PostPicture[]>().notNull(),
    tags: textArray('tags'),
    replacedAt: instant('replaced_at').notNull(),
  },
  (one) => [
    pg.primaryKey({ columns: [one.postId, one.version] }),
    pg.index('post_revision_replaced_at').on(one.replacedAt),
    postForeignKey('post_revision_post', one),
  ],
);

/** A guest who does not want to see the posts and comments of another. */
export const guestBlock = pg.pgTable(
  'guest_block',
  {
    propertyId: propertyId(),
    guestId: pg.uuid('guest_id').notNull(),
    blockedId: pg.uuid('blocked_id').notNull(),
    createdAt: createdAt(),
  },
  (one) => [
    pg.primaryKey({ columns: [one.guestId, one.blockedId] }),
    pg.index('guest_block_blocked').on(one.blockedId),
    guestForeignKey('guest_block_guest', one),
    guestForeignKey('guest_block_blocked_guest', { propertyId: one.propertyId, guestId: one.blockedId }),
  ],
);

/** A guest whom staff have forbidden to post and comment for some time. */
export const postRestriction = pg.pgTable(
  'post_restriction',
  {
    guestId: pg.uuid('guest_id').primaryKey(),
    propertyId: propertyId(),
    until: instant('until').notNull(),
    /** The staff member who decided it. */
    by: pg.uuid('by'),
    reasonCode: pg.text('reason_code').notNull(),
    createdAt: createdAt(),
  },
  (one) => [guestForeignKey('post_restriction_guest', one)],
);

export const comment = pg.pgTable(
  'comment',
  {
    id: id(),
    propertyId: propertyId(),
    postId: pg.uuid('post_id').notNull(),
    /** The comment that this one replies to; replies have only one level. */
    parentId: pg.uuid('parent_id'),
    ...author(),
    text: pg.text('text').notNull(),
    lang: pg.text('lang').notNull(),
    status: pg.text('status').$type<Exclude<PostStatus, 'expired'>>().notNull().default('published'),
    createdAt: createdAt(),
    editedAt: instant('edited_at'),
    version: version(),
    /** Identifies the comment as its author first sent it, so that a repeated request is recognised. */
    sentHash: pg.text('sent_hash'),
    deletedAt: instant('deleted_at'),
    /** Names the person whom the comment addresses, if it replies to a reply or to a member of staff. */
    mentionedGuestId: pg.uuid('mentioned_guest_id'),
    mentionedStaffId: pg.uuid('mentioned_staff_id'),
  },
  (one) => [
    pg.unique('comment_in_property').on(one.propertyId, one.id),
    pg.index('comment_of_post').on(one.postId, one.createdAt, one.id),
    pg
      .index('comment_answers')
      .on(one.parentId)
      .where(sql`${one.parentId} is not null`),
    pg.index('comment_of_guest').on(one.guestId, one.createdAt),
    pg.check(
      'comment_mentions_one',
      sql`num_nonnulls(${one.mentionedGuestId}, ${one.mentionedStaffId}) <= 1`,
    ),
    postForeignKey('comment_post', one),
    ...authorConstraints('comment', one),
  ],
);

export const postLike = pg.pgTable(
  'post_like',
  {
    propertyId: propertyId(),
    postId: pg.uuid('post_id').notNull(),
    guestId: pg.uuid('guest_id').notNull(),
    ...likeState(),
    createdAt: createdAt(),
  },
  (like) => [
    pg.primaryKey({ columns: [like.postId, like.guestId] }),
    pg.index('post_like_of_guest').on(like.guestId),
    postForeignKey('post_like_post', like),
    guestForeignKey('post_like_guest', like),
  ],
);

export const commentLike = pg.pgTable(
  'comment_like',
  {
    propertyId: propertyId(),
    commentId: pg.uuid('comment_id').notNull(),
    guestId: pg.uuid('guest_id').notNull(),
    ...likeState(),
    createdAt: createdAt(),
  },
  (like) => [
    pg.primaryKey({ columns: [like.commentId, like.guestId] }),
    pg.index('comment_like_of_guest').on(like.guestId),
    commentForeignKey('comment_like_comment', like),
    guestForeignKey('comment_like_guest', like),
  ],
);

/** An earlier text of a comment, kept for moderation. */
export const commentRevision = pg.pgTable(
  'comment_revision',
  {
    propertyId: propertyId(),
    commentId: pg.uuid('comment_id').notNull(),
    version: pg.integer('version').notNull(),
    text: pg.text('text').notNull(),
    replacedAt: instant('replaced_at').notNull(),
  },
  (revision) => [
    pg.primaryKey({ columns: [revision.commentId, revision.version] }),
    pg.index('comment_revision_replaced_at').on(revision.replacedAt),
    commentForeignKey('comment_revision_comment', revision),
  ],
);

export const postFlag = pg.pgTable(
  'post_flag',
  {
    propertyId: propertyId(),
    postId: pg.uuid('post_id').notNull(),
    guestId: pg.uuid('guest_id').notNull(),
    reasonCode: pg.text('reason_code').notNull().default('other'),
    note: pg.text('note'),
    createdAt: createdAt(),
  },
  (flag) => [
    pg.primaryKey({ columns: [flag.postId, flag.guestId] }),
    postForeignKey('post_flag_post', flag),
    guestForeignKey('post_flag_guest', flag),
  ],
);

type Column = pg.AnyPgColumn;

function authorConstraints(table: string, by: { propertyId: Column; guestId: Column; staffId: Column }) {
  const staffColumns: [Column, Column] = [by.propertyId, by.staffId];
  return [
    pg.check(`${table}_has_one_author`, sql`num_nonnulls(${by.guestId}, ${by.staffId}) = 1`),
    guestForeignKey(`${table}_guest`, by),
    pg.foreignKey({
      name: `${table}_staff`,
      columns: staffColumns,
      foreignColumns: [staff.propertyId, staff.id],
    }),
  ];
}

function guestForeignKey(name: string, by: { propertyId: Column; guestId: Column }) {
  const columns: [Column, Column] = [by.propertyId, by.guestId];
  return pg.foreignKey({ name, columns, foreignColumns: [guest.propertyId, guest.id] }).onDelete('cascade');
}

function postForeignKey(name: string, on: { propertyId: Column; postId: Column }) {
  const columns: [Column, Column] = [on.propertyId, on.postId];
  return pg.foreignKey({ name, columns, foreignColumns: [post.propertyId, post.id] }).onDelete('cascade');
}

function commentForeignKey(name: string, on: { propertyId: Column; commentId: Column }) {
  const columns: [Column, Column] = [on.propertyId, on.commentId];
  return pg
    .foreignKey({ name, columns, foreignColumns: [comment.propertyId, comment.id] })
    .onDelete('cascade');
}
