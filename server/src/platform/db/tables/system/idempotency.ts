import * as pg from 'drizzle-orm/pg-core';
import { createdAt, instant, propertyId } from '../columns/columns';
import { guestForeignKey } from '../people/people';

/** The request of a guest by its idempotency key, and the stored reply. */
export const idempotencyKey = pg.pgTable(
  'idempotency_key',
  {
    propertyId: propertyId(),
    guestId: pg.uuid('guest_id').notNull(),
    /** The name of the endpoint: the same key may be used for a different endpoint. */
    call: pg.text('call').notNull(),
    key: pg.uuid('key').notNull(),
    bodyHash: pg.text('body_hash').notNull(),
    /** The worker that processes the request, and until when no other worker may take over. */
    worker: pg.uuid('worker').notNull(),
    lockedUntil: instant('locked_until').notNull(),
    /** `null` means that the request is not completed yet. */
    reply: pg.jsonb('reply').$type<unknown>(),
    createdAt: createdAt(),
  },
  (one) => [
    pg.primaryKey({ columns: [one.guestId, one.call, one.key] }),
    pg.index('idempotency_key_age').on(one.createdAt),
    guestForeignKey('idempotency_key_guest', one),
  ],
);
