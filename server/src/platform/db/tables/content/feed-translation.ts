import * as pg from 'drizzle-orm/pg-core';
import { createdAt } from '../columns/columns';
import { comment, post } from './feed';

const translation = () => ({
  /** Identifies the translated content: a changed text is translated again. */
  version: pg.text('version').notNull(),
  lang: pg.text('lang').notNull(),
  /** `null` means that the original needs no translation. */
  text: pg.text('text'),
  /** The detected source language. */
  from: pg.text('from_lang'),
  createdAt: createdAt(),
});

export const postTranslation = pg.pgTable(
  'post_translation',
  {
    postId: pg
      .uuid('post_id')
      .notNull()
      .references(() => post.id, { onDelete: 'cascade' }),
    ...translation(),
    /** The alternative texts of the photos, in their order; empty if they need no translation. */
    alts: pg.jsonb('alts').$type<string[]>().notNull().default([]),
  },
  (one) => [pg.primaryKey({ columns: [one.postId, one.version, one.lang] })],
);

export const commentTranslation = pg.pgTable(
  'comment_translation',
  {
    commentId: pg
      .uuid('comment_id')
      .notNull()
      .references(() => comment.id, { onDelete: 'cascade' }),
    ...translation(),
  },
  (one) => [pg.primaryKey({ columns: [one.commentId, one.version, one.lang] })],
);
