import type { EntryReason, LoyaltyMetric } from '@guest/shared/contracts/loyalty/loyalty.schema';
import { sql } from 'drizzle-orm';
import * as pg from 'drizzle-orm/pg-core';
import { createdAt, id, instant, propertyId, text, updatedAt } from '../columns/columns';
import type { Text } from '../columns/stored';
import { property } from '../property/property';
import { guest, staff } from './people';

export interface StoredTier {
  code: string;
  name: Text;
  /** The threshold of a programme that counts nights. */
  nights?: number;
  /** The threshold of a programme that counts points. */
  points?: number;
  benefits: Text[];
}

/** The points that a programme gives, and how long they last. */
export interface LoyaltyRules {
  /** The calendar years that count towards the tier, the current one included; `null` for all. */
  periodYears: number | null;
  pointsPerNight: number;
  /** The points for one unit of the currency, such as one euro. */
  pointsPerUnit: number;
  /** The months after which points expire; `null` for never. */
  expireMonths: number | null;
}

export const loyaltyProgramme = pg.pgTable('loyalty_programme', {
  propertyId: propertyId()
    .primaryKey()
    .references(() => property.id),
  name: text('name').notNull(),
  description: text('description').notNull(),
  metric: pg.text('metric').$type<LoyaltyMetric>().notNull().default('nights'),
  rules: pg
    .jsonb('rules')
    .$type<LoyaltyRules>()
    .notNull()
    .default({ periodYears: null, pointsPerNight: 0, pointsPerUnit: 0, expireMonths: null }),
  termsVersion: pg.text('terms_version').notNull().default('1'),
  tiers: pg.jsonb('tiers').$type<StoredTier[]>().notNull(),
  updatedAt: updatedAt(),
});

/** The membership of a guest. Its balance and tier are not stored: they follow from the lines. */
export const membership = pg.pgTable(
  'membership',
  {
    id: id(),
    propertyId: propertyId(),
    guestId: pg.uuid('guest_id').notNull().unique('membership_of_guest'),
    /** `null` once the guest is erased: the lines remain as sums without a person. */
    memberNumber: pg.text('member_number').unique('membership_number'),
    status: pg.text('status').$type<'active' | 'closed'>().notNull().default('active'),
    joinedAt: instant('joined_at').notNull(),
    termsVersion: pg.text('terms_version').notNull(),
    /** `MM-DD`; the year is never asked for. */
    birthday: pg.text('birthday_md'),
  },
  (one) => [
    pg.foreignKey({
      name: 'membership_guest',
      columns: [one.propertyId, one.guestId],
      foreignColumns: [guest.propertyId, guest.id],
    }),
  ],
);

/**
 * The lines of the memberships. The migration adds what drizzle cannot express: triggers that reject any change
 * of a line, and a deferred check of the parts.
 */
export const loyaltyEntry = pg.pgTable(
  'loyalty_entry',
  {
    id: id(),
    membershipId: pg
      .uuid('membership_id')
      .notNull()
      .references(() => membership.id),
    type: pg.text('type').$type<'adding' | 'spending'>().notNull(),
    value: pg.integer('value').notNull(),
    reason: pg.text('reason').$type<EntryReason>().notNull(),
    issuer: pg.text('issuer').$type<'system' | 'staff' | 'guest'>().notNull(),
    /** The kind of the source, such as an order. Kind, reference and reason make a line unique. */
    sourceKind: pg.text('source_kind').notNull(),
    sourceReference: pg.text('source_reference').notNull(),
    /** The reference that the guest knows, such as the number of an order. */
    label: pg.text('label'),
    comment: pg.text('comment'),
    activeFrom: instant('active_from').notNull(),
    expireAt: instant('expire_at'),
    reverses: pg.uuid('reverses').unique('loyalty_entry_reversed_once'),
    createdAt: createdAt(),
  },
  (entry) => [
    pg
      .unique('loyalty_entry_once')
      .on(entry.membershipId, entry.reason, entry.sourceKind, entry.sourceReference),
    pg.index('loyalty_entry_of_membership').on(entry.membershipId, entry.createdAt.desc(), entry.id.desc()),
    pg
      .index('loyalty_entry_expires')
      .on(entry.expireAt)
      .where(sql`${entry.expireAt} is not null`),
    pg.check('loyalty_entry_has_value', sql`${entry.value} > 0`),
    pg.check('loyalty_entry_expires_later', sql`${entry.expireAt} > ${entry.activeFrom}`),
    pg.check('loyalty_entry_expires_if_added', sql`${entry.expireAt} is null or ${entry.type} = 'adding'`),
  ],
);

/** Records the earnings from which a spending is taken. */
export const loyaltyPart = pg.pgTable(
  'loyalty_part',
  {
    spendId: pg
      .uuid('spend_id')
      .notNull()
      .references(() => loyaltyEntry.id),
    fromId: pg
      .uuid('from_id')
      .notNull()
      .references(() => loyaltyEntry.id),
    value: pg.integer('value').notNull(),
  },
  (part) => [
    pg.primaryKey({ columns: [part.spendId, part.fromId] }),
    pg.index('loyalty_part_from').on(part.fromId),
    pg.check('loyalty_part_has_value', sql`${part.value} > 0`),
  ],
);

/** A claim of a guest for a missing line. */
export const loyaltyClaim = pg.pgTable(
  'loyalty_claim',
  {
    id: id(),
    propertyId: propertyId().references(() => property.id),
    membershipId: pg
      .uuid('membership_id')
      .notNull()
      .references(() => membership.id),
    status: pg
      .text('status')
      .$type<'sent' | 'in_review' | 'granted' | 'declined'>()
      .notNull()
      .default('sent'),
    /** The same stay or bill can be claimed once; a declined claim may be sent again. */
    subject: pg.text('subject').notNull(),
    reference: pg.text('reference'),
    date: pg.date('date', { mode: 'string' }),
    place: pg.text('place'),
    amount: pg.integer('amount'),
    note: pg.text('note'),
    answer: pg.text('answer'),
    answeredBy: pg.uuid('answered_by').references(() => staff.id),
    createdAt: createdAt(),
  },
  (claim) => [
    pg
      .uniqueIndex('loyalty_claim_once')
      .on(claim.membershipId, claim.subject)
      .where(sql`${claim.status} <> 'declined'`),
    pg.index('loyalty_claim_in_property').on(claim.propertyId, claim.createdAt),
  ],
);

/** The notices about lines that are about to expire, by the days before. */
export const loyaltyNotice = pg.pgTable(
  'loyalty_notice',
  {
    entryId: pg
      .uuid('entry_id')
      .notNull()
      .references(() => loyaltyEntry.id),
    daysBefore: pg.integer('days_before').notNull(),
    sentAt: instant('sent_at').notNull(),
  },
  (notice) => [pg.primaryKey({ columns: [notice.entryId, notice.daysBefore] })],
);
