import * as pg from 'drizzle-orm/pg-core';
import { id, instant, propertyId } from '../columns/columns';
import { property } from '../property/property';

export type VerificationPurpose = 'signup' | 'contact' | 'erase';

/** The consent that an anonymous visitor gave with a sign-up; it is recorded once the guest is known. */
export interface StoredAgreement {
  termsVersion: string;
  marketing: boolean;
  serviceType: string;
  groupLink?: string;
}

/**
 * A code that was sent. A new code for the same target supersedes it, so only one code is valid at a time.
 */
export const otpChallenge = pg.pgTable(
  'otp_challenge',
  {
    id: id(),
    propertyId: propertyId().references(() => property.id),
    purpose: pg.text('purpose').$type<VerificationPurpose>().notNull(),
    kind: pg.text('kind').$type<'email' | 'phone'>().notNull(),
    /** `target` is the normalised form used for comparison; `address` is used for delivery. */
    target: pg.text('target').notNull(),
    address: pg.text('address').notNull(),
    lang: pg.text('lang').notNull(),
    /** Only hashes are stored, so that reading the table grants no access. */
    tokenHash: pg.text('token_hash').notNull().unique('otp_challenge_token'),
    codeHash: pg.text('code_hash').notNull(),
    codeLength: pg.integer('code_length').notNull(),
    tries: pg.integer('tries').notNull().default(0),
    /** The guest to whom the code belongs, for purposes that require one. */
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

/**
 * A failed attempt at a code. Many failures for a target lock it; many at a property make its codes longer.
 */
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

/** A signed token of an external issuer that was exchanged; it cannot be used again. */
export const exchangedToken = pg.pgTable(
  'exchanged_token',
  {
    issuer: pg.text('issuer').notNull(),
    jti: pg.text('jti').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (token) => [pg.primaryKey({ columns: [token.issuer, token.jti] })],
);
