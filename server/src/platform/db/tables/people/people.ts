import { sql } from 'drizzle-orm';
import * as pg from 'drizzle-orm/pg-core';
import { createdAt, id, instant, propertyId, text, version } from '../columns/columns';
import { property } from '../property/property';

/**
 * A person across properties: the account belongs to the person, and each property has its own guest record
 * for them.
 */
export const person = pg.pgTable('person', {
  id: id(),
  createdAt: createdAt(),
  /** When the account is due to be erased at the owner's request, and what happens to the owner's posts. */
  eraseAt: instant('erase_at'),
  postsOnErasure: pg.text('posts_on_erasure').$type<'delete' | 'anonymise'>(),
});

/**
 * The identities of a person: a verified email address or phone number, or an account with an external
 * issuer.
 */
export const personKey = pg.pgTable(
  'person_key',
  {
    kind: pg.text('kind').$type<'email' | 'phone' | 'issuer'>().notNull(),
    /** The value in comparable form: a lower-case email address, or `issuer#subject` for an issuer. */
    value: pg.text('value').notNull(),
    personId: pg
      .uuid('person_id')
      .notNull()
      .references(() => person.id, { onDelete: 'cascade' }),
    /** The address as it is used for delivery. */
    address: pg.text('address').notNull(),
    verifiedAt: instant('verified_at').notNull(),
  },
  (key) => [
    pg.primaryKey({ columns: [key.kind, key.value] }),
    pg
      .uniqueIndex('person_key_one_of_a_kind')
      .on(key.personId, key.kind)
      .where(sql`${key.kind} <> 'issuer'`),
    pg.index('person_key_verified').on(key.verifiedAt),
  ],
);

export const guest = pg.pgTable(
  'guest',
  {
    id: id(),
    propertyId: propertyId().references(() => property.id),
    /** `null` for a guest who never verified an identity, such as demo guests. */
    personId: pg.uuid('person_id').references(() => person.id, { onDelete: 'cascade' }),
    /** Visible to others in the chat, so it grants no access by itself. */
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
    /**
     * Whether the guest has checked out, which ends the stay before its last day. When a guest gets another stay, a trigger
     * decides it anew: a reservation that is checked out counts as left, and other dates are another stay, whereas a room
     * alone does not bring back one that has ended.
     */
    hasLeft: pg.boolean('has_left').notNull().default(false),
    reservationNumber: pg.text('reservation_number'),
    profilePic: pg.text('profile_pic'),
    isVerified: pg.boolean('is_verified').notNull().default(false),
    /** The guests from whom messages are accepted; `requests` means only those whose request was accepted. */
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
    pg
      .index('guest_profile_pic')
      .on(one.profilePic)
      .where(sql`${one.profilePic} is not null`),
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
    /**
     * The outlets whose orders and bookings the staff member sees; `null` means all outlets of the property.
     */
    outletIds: pg.uuid('outlet_ids').array(),
    profilePic: pg.text('profile_pic'),
    createdAt: createdAt(),
  },
  (one) => [pg.unique('staff_in_property').on(one.propertyId, one.id)],
);

/** The access tokens of a guest. Only hashes are stored, so that reading the table grants no access. */
export const guestToken = pg.pgTable(
  'guest_token',
  {
    hash: pg.text('hash').primaryKey(),
    /** The id under which the token appears in the guest's list of devices. */
    id: pg.uuid('id').notNull().defaultRandom().unique('guest_token_id'),
    propertyId: propertyId(),
    guestId: pg.uuid('guest_id').notNull(),
    browser: pg.text('browser'),
    system: pg.text('system'),
    createdAt: createdAt(),
    lastUsedAt: instant('last_used_at').notNull().defaultNow(),
    expiresAt: instant('expires_at').notNull(),
  },
  (token) => [
    pg.index('guest_token_of_guest').on(token.guestId),
    guestForeignKey('guest_token_guest', token),
  ],
);

/** Each guest has at most one session: a new one replaces the old one, which becomes invalid at once. */
export const chatSession = pg.pgTable(
  'chat_session',
  {
    guestId: pg.uuid('guest_id').primaryKey(),
    propertyId: propertyId(),
    hash: pg.text('hash').notNull().unique('chat_session_hash'),
    createdAt: createdAt(),
    expiresAt: instant('expires_at').notNull(),
  },
  (session) => [guestForeignKey('chat_session_guest', session)],
);

/** Defines the foreign key of rows that belong to a guest and are deleted with the guest. */
export function guestForeignKey(name: string, of: { propertyId: pg.AnyPgColumn; guestId: pg.AnyPgColumn }) {
  const columns: [pg.AnyPgColumn, pg.AnyPgColumn] = [of.propertyId, of.guestId];
  return pg.foreignKey({ name, columns, foreignColumns: [guest.propertyId, guest.id] }).onDelete('cascade');
}
