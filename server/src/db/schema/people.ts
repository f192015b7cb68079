import { sql } from 'drizzle-orm';
import * as pg from 'drizzle-orm/pg-core';
import { createdAt, id, instant, propertyId, text } from './columns';
import { property } from './property';

export const guest = pg.pgTable(
  'guest',
  {
    id: id(),
    propertyId: propertyId().references(() => property.id),
    /** Seen by others in the chat, so it opens nothing by itself. */
    chatUuid: pg.uuid('chat_uuid').notNull().defaultRandom().unique('guest_chat_uuid'),
    firstName: pg.text('first_name'),
    lastName: pg.text('last_name'),
    nickName: pg.text('nick_name'),
    lang: pg.text('lang'),
    email: pg.text('email'),
    phone: pg.text('phone'),
    room: pg.text('room'),
    checkin: pg.date('checkin', { mode: 'string' }),
    checkout: pg.date('checkout', { mode: 'string' }),
    reservationNumber: pg.text('reservation_number'),
    profilePic: pg.text('profile_pic'),
    isVerified: pg.boolean('is_verified').notNull().default(false),
    createdAt: createdAt(),
  },
  (one) => [
    pg.unique('guest_in_property').on(one.propertyId, one.id),
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
    propertyId: propertyId(),
    guestId: pg.uuid('guest_id').notNull(),
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

function ofGuest(name: string, of: { propertyId: pg.AnyPgColumn; guestId: pg.AnyPgColumn }) {
  const columns: [pg.AnyPgColumn, pg.AnyPgColumn] = [of.propertyId, of.guestId];
  return pg.foreignKey({ name, columns, foreignColumns: [guest.propertyId, guest.id] }).onDelete('cascade');
}
