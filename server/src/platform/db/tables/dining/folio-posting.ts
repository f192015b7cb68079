import { sql } from 'drizzle-orm';
import * as pg from 'drizzle-orm/pg-core';
import { createdAt, id, instant, propertyId } from '../columns/columns';

/**
 * The state of a charge on its way to the hotel's system. `unknown`: the system may or may not have it, so it
 * is looked up and never paid in person meanwhile.
 */
export type PostingState = 'to_post' | 'sending' | 'posted' | 'refused' | 'unknown';

/** A charge of an order or an activity, or the reversal of a charge, that is posted to a folio. */
export const folioPosting = pg.pgTable(
  'folio_posting',
  {
    id: id(),
    propertyId: propertyId(),
    /** The id of the order or of the booking of an activity. */
    subjectId: pg.uuid('subject_id').notNull(),
    kind: pg.text('kind').$type<'charge' | 'reversal'>().notNull(),
    state: pg.text('state').$type<PostingState>().notNull(),
    /** Increases with each call, so that the result of an earlier call cannot overwrite that of a later one. */
    tries: pg.integer('tries').notNull().default(0),
    /** The number of times that the hotel's system has said that it does not have the posting since the last call. */
    timesAbsent: pg.integer('times_absent').notNull().default(0),
    /**
     * When the first call was made since the posting was last known not to be on the folio; systems forget keys after some
     * time.
     */
    sentAt: instant('sent_at').notNull(),
    /** When the posting is due again; `null` if it is final or a person has to check the bill. */
    nextAt: instant('next_at'),
    /**
     * Whether a person has found the posting on the bill, if its state is unknown or it was refused. The job that posts
     * charges acts on it, except on a refused charge that was paid in person, which is not due again.
     */
    isOnBill: pg.boolean('is_on_bill'),
    settledAt: instant('settled_at'),
    createdAt: createdAt(),
  },
  (one) => [
    pg.unique('folio_posting_once').on(one.subjectId, one.kind),
    pg
      .index('folio_posting_due')
      .on(one.nextAt)
      .where(sql`${one.nextAt} is not null`),
  ],
);
