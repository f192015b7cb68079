import { sql } from 'drizzle-orm';
import * as pg from 'drizzle-orm/pg-core';
import { createdAt, id, instant, propertyId, text, version } from '../columns/columns';
import { property } from '../property/property';

/** One human, wherever they stay: an account is a person's, and each property has a guest of its own for them. */
export const person = pg.pgTable('person', {
  id: id(),
  createdAt: createdAt(),
  /** When the account is to be erased, if its owner asked for that; and what becomes of their posts. */
  eraseAt: instant('erase_at'),
  postsOnErasure: pg.text('posts_on_erasure').$type<'delete' | 'anonymise'>(),
});

/** By what a person is found again: an address or phone that a code has proved, or an account with another issuer. */
export const personKey = pg.pgTable(
  'person_key',
  {
    kind: pg.text('kind').$type<'email' | 'phone' | 'issuer'>().notNull(),
    /** As it is compared: an email in lower case, for an issuer `issuer#subject`. */
    value: pg.text('value').notNull(),
    personId: pg
      .uuid('person_id')
      .notNull()
      .references(() => person.id, { onDelete: 'cascade' }),
    /** As it is written to. */
    address: pg.text('address').notNull(),
    verifiedAt: instant('verified_at').notNull(),
  },
  (key) => [
    pg.primaryKey({ columns: [key.kind, key.value] }),
    pg
      .uniqueIndex('person_key_one_of_a_kind')
      .on(key.personId, key.kind)
      .where(sql`${key.kind} <> 'issuer'`),
  ],
);

export const guest = pg.pgTable(
  'guest',
  {
    id: id(),
    propertyId: propertyId().references(() => property.id),
    /** Null: a guest who was never asked who they are, such as those of the demo. */
    personId: pg.uuid('person_id').references(() => person.id, { onDelete: 'cascade' }),
    /** Seen by others in the chat, so it opens nothing by itself. */
    chatUuid: pg.uuid('chat_uuid').notNull().defaultRandom().unique('guest_chat_uuid'),
    firstName: pg.text('first_name'),
    lastName: pg.text('last_name'),
    nickName: pg.text('nick_name'),
    lang: pg.text('lang'),
    room: pg.text('room'),
    checkin: pg.date('checkin', { mode: 'string' }),
    checkout: pg.date('checkout', { mode: 'string' }),
    staySource: pg.text('stay_source').$type<'self' | 'pms' | 'staff'>(),
    isStayVerified: pg.boolean('is_stay_verified').notNull().default(false),
    reservationNumber: pg.text('reservation_number'),
    profilePic: pg.text('profile_pic'),
    isVerified: pg.boolean('is_verified').notNull().default(false),
    /** From which other guests they want messages; `requests`: from those whom they have let write. */
    allowMessages: pg
      .text('allow_messages')
      .$type<'everyone' | 'requests' | 'nobody'>()
      .notNull()
      .default('requests'),
    createdAt: createdAt(),
    version: version(),
  },
  (one) => [
    pg.unique('guest_in_property').on(one.propertyId, one.id),
    pg.unique('guest_of_person').on(one.propertyId, one.personId),
    pg.uniqueIndex('guest_nick_name').on(one.propertyId, sql`lower(${one.nickName})`),
  ],
);

export const staff = pg.pgTable(
  'staff',
  {
    id: id(),
    propertyId: propertyId().references(() => property.id),
    nickName: pg.text('nick_name').notNull(),
    title: text('title').notNull(),
    department: pg.text('department').notNull(),
    role: pg.text('role').$type<'agent' | 'supervisor' | 'outlet' | 'content' | 'manager'>().notNull(),
    /** Whose orders and bookings they see, where they serve in outlets; null: of all of the house. */
    outletIds: pg.uuid('outlet_ids').array(),
    profilePic: pg.text('profile_pic'),
    createdAt: createdAt(),
  },
  (one) => [pg.unique('staff_in_property').on(one.propertyId, one.id)],
);

/** The guest's key to everything; only its hash is kept, so that the table opens nothing. */
export const guestToken = pg.pgTable(
  'guest_token',
  {
    hash: pg.text('hash').primaryKey(),
    /** By which its guest names it, in a list of devices. */
    id: pg.uuid('id').notNull().defaultRandom().unique('guest_token_id'),
    propertyId: propertyId(),
    guestId: pg.uuid('guest_id').notNull(),
    browser: pg.text('browser'),
    system: pg.text('system'),
    createdAt: createdAt(),
    lastUsedAt: instant('last_used_at').notNull().defaultNow(),
    expiresAt: instant('expires_at').notNull(),
  },
  (token) => [pg.index('guest_token_of_guest').on(token.guestId), ofGuest('guest_token_guest', token)],
);

/** One for each guest: a new one takes the place of the old, which is dead at once. */
export const chatSession = pg.pgTable(
  'chat_session',
  {
    guestId: pg.uuid('guest_id').primaryKey(),
    propertyId: propertyId(),
    hash: pg.text('hash').notNull().unique('chat_session_hash'),
    createdAt: createdAt(),
    expiresAt: instant('expires_at').notNull(),
  },
  (session) => [ofGuest('chat_session_guest', session)],
);

/** What belongs to a guest, and goes with them. */
export function ofGuest(name: string, of: { propertyId: pg.AnyPgColumn; guestId: pg.AnyPgColumn }) {
  const columns: [pg.AnyPgColumn, pg.AnyPgColumn] = [of.propertyId, of.guestId];
  return pg.foreignKey({ name, columns, foreignColumns: [guest.propertyId, guest.id] }).onDelete('cascade');
}
