import * as pg from 'drizzle-orm/pg-core';
import { createdAt, id, instant } from '../columns/columns';
import { staff } from './people';

const staffId = () =>
  pg
    .uuid('staff_id')
    .notNull()
    .references(() => staff.id, { onDelete: 'cascade' });

/**
 * The key with which a staff member starts a session; only its hash is stored. Revoking a key ends the
 * sessions started with it.
 */
export const staffKey = pg.pgTable(
  'staff_key',
  {
    id: id(),
    hash: pg.text('hash').notNull().unique('staff_key_hash'),
    staffId: staffId(),
    /** The name shown to people, such as `the phone at reception`. */
    label: pg.text('label').notNull(),
    createdAt: createdAt(),
    lastUsedAt: instant('last_used_at'),
    /** `null` means that the key is valid until it is revoked. */
    expiresAt: instant('expires_at'),
  },
  (key) => [pg.index('staff_key_of').on(key.staffId)],
);

/** The sessions with which staff connect to the socket; only hashes are stored. */
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
