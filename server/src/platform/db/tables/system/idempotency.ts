import * as pg from 'drizzle-orm/pg-core';
import { createdAt, instant, propertyId } from '../columns/columns';
import { ofGuest } from '../people/people';

/** What a guest meant to do once, by the key that the guest's device chose for it, and how it was answered. */
export const idempotencyKey = pg.pgTable(
  'idempotency_key',
  {
    propertyId: propertyId(),
    guestId: pg.uuid('guest_id').notNull(),
    /** The name of the call: one key may be used for another. */
    call: pg.text('call').notNull(),
    key: pg.uuid('key').notNull(),
    bodyHash: pg.text('body_hash').notNull(),
    /** Who is at work on it, and until when nobody else takes it up. */
    worker: pg.uuid('worker').notNull(),
    lockedUntil: instant('locked_until').notNull(),
    /** Null: not done yet. */
    reply: pg.jsonb('reply').$type<unknown>(),
    createdAt: createdAt(),
  },
  (one) => [
    pg.primaryKey({ columns: [one.guestId, one.call, one.key] }),
    pg.index('idempotency_key_age').on(one.createdAt),
    ofGuest('idempotency_key_guest', one),
  ],
);
