import * as pg from 'drizzle-orm/pg-core';
import { createdAt, id, instant } from '../columns/columns';
import { staff } from './people';

const staffId = () =>
  pg
    .uuid('staff_id')
    .notNull()
    .references(() => staff.id, { onDelete: 'cascade' });

/** With what a member of staff begins a session; only its hash is kept. Taking it away ends the sessions begun with it. */
export const staffKey = pg.pgTable(
  'staff_key',
  {
    id: id(),
    hash: pg.text('hash').notNull().unique('staff_key_hash'),
    staffId: staffId(),
    /** By which people know it, such as `the phone at reception`. */
    label: pg.text('label').notNull(),
    createdAt: createdAt(),
    lastUsedAt: instant('last_used_at'),
    /** Null: until it is taken away. */
    expiresAt: instant('expires_at'),
  },
  (key) => [pg.index('staff_key_of').on(key.staffId)],
);

/** What a member of staff comes to the socket with; only its hash is kept. */
export const staffSession = pg.pgTable(
  'staff_session',
  {
    hash: pg.text('hash').primaryKey(),
    staffId: staffId(),
    keyId: pg
      .uuid('key_id')
      .notNull()
      .references(() => staffKey.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    expiresAt: instant('expires_at').notNull(),
  },
  (session) => [pg.index('staff_session_by_key').on(session.keyId)],
);
