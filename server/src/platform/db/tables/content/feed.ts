import { sql } from 'drizzle-orm';
import * as pg from 'drizzle-orm/pg-core';
import { createdAt, id, instant, propertyId, textArray } from '../columns/columns';
import { guest, staff } from '../people/people';
import { property } from '../property/property';
import type { StoredPicture } from '../columns/stored';

type PostStatus = 'published' | 'pending' | 'hidden' | 'removed' | 'deleted' | 'expired';

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
    pictures: pg.jsonb('pictures').$type<StoredPicture[]>().notNull().default([]),
    tags: textArray('tags'),
    status: pg.text('status').$type<PostStatus>().notNull().default('published'),
    isPinned: pg.boolean('is_pinned').notNull().default(false),
    isCommentsLocked: pg.boolean('is_comments_locked').notNull().default(false),
    createdAt: createdAt(),
    editedAt: instant('edited_at'),
    /** `null` means that the post stays until it is deleted. */
    expiresAt: instant('expires_at'),
  },
  (one) => [
    pg.unique('post_in_property').on(one.propertyId, one.id),
    pg
      .index('post_in_feed')
      .on(one.propertyId, one.isPinned.desc(), one.createdAt.desc(), one.id.desc())
      .where(sql`${one.status} = 'published'`),
    ...authorConstraints('post', one),
  ],
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
  },
  (one) => [
    pg.index('comment_of_post').on(one.postId, one.createdAt, one.id),
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
    createdAt: createdAt(),
  },
  (like) => [
    pg.primaryKey({ columns: [like.postId, like.guestId] }),
    pg.index('post_like_of_guest').on(like.guestId),
    postForeignKey('post_like_post', like),
    guestForeignKey('post_like_guest', like),
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
