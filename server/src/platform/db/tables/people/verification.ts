import * as pg from 'drizzle-orm/pg-core';
import { id, instant, propertyId } from '../columns/columns';
import { property } from '../property/property';

export type Purpose = 'signup' | 'contact' | 'erase';

/** What a guest agreed to before they were known; it is kept on record once they are. */
export interface StoredAgreement {
  termsVersion: string;
  marketing: boolean;
  serviceType: string;
  groupLink?: string;
}

/** A code that was sent. A new one for the same target takes its place, so each has one chance to be used. */
export const otpChallenge = pg.pgTable(
  'otp_challenge',
  {
    id: id(),
    propertyId: propertyId().references(() => property.id),
    purpose: pg.text('purpose').$type<Purpose>().notNull(),
    kind: pg.text('kind').$type<'email' | 'phone'>().notNull(),
    /** As it is compared, and as it is written to. */
    target: pg.text('target').notNull(),
    address: pg.text('address').notNull(),
    lang: pg.text('lang').notNull(),
    /** Only hashes: the table opens nothing. */
    tokenHash: pg.text('token_hash').notNull().unique('otp_challenge_token'),
    codeHash: pg.text('code_hash').notNull(),
    codeLength: pg.integer('code_length').notNull(),
    tries: pg.integer('tries').notNull().default(0),
    /** Whose code it is, where its purpose needs a guest. */
    guestId: pg.uuid('guest_id'),
    agreement: pg.jsonb('agreement').$type<StoredAgreement>(),
    sentAt: instant('sent_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
    supersededAt: instant('superseded_at'),
    deliveryFailedAt: instant('delivery_failed_at'),
  },
  (one) => [pg.index('otp_challenge_of_target').on(one.target, one.sentAt)],
);

/** A code that was not right. Many for one target lock it; many in one hotel make its codes longer. */
export const otpFailure = pg.pgTable(
  'otp_failure',
  {
    id: id(),
    propertyId: propertyId().references(() => property.id),
    target: pg.text('target').notNull(),
    at: instant('at').notNull(),
  },
  (failure) => [
    pg.index('otp_failure_of_target').on(failure.target, failure.at),
    pg.index('otp_failure_in_property').on(failure.propertyId, failure.at),
  ],
);

/** A signed token of another issuer that has been exchanged; it cannot be a second time. */
export const exchangedToken = pg.pgTable(
  'exchanged_token',
  {
    issuer: pg.text('issuer').notNull(),
    jti: pg.text('jti').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (token) => [pg.primaryKey({ columns: [token.issuer, token.jti] })],
);
