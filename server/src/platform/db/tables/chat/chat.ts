import type { Card, FileData, Message } from '@guest/shared/contracts/chat/chat-socket.contract';
import { sql } from 'drizzle-orm';
import * as pg from 'drizzle-orm/pg-core';
import { createdAt, id, instant, propertyId, version } from '../columns/columns';
import { property } from '../property/property';

/** In the chat everyone is known by this: a guest by the `chat_uuid`, staff by their id. */
const memberId = (name: string) => pg.uuid(name);
const seq = (name: string) => pg.bigint(name, { mode: 'number' });
const memberKind = (name: string) => pg.text(name).$type<'guest' | 'staff'>();

export const room = pg.pgTable(
  'room',
  {
    id: id(),
    propertyId: propertyId().references(() => property.id),
    type: pg.text('type').$type<'private_guest' | 'external' | 'external_vip'>().notNull(),
    /** What may exist once only: the room of two guests, or a guest's own room with the staff. */
    pairKey: pg.text('pair_key').unique('room_pair_key'),
    name: pg.text('name'),
    /** The last place in the room's log. Taken only under the lock of this row, so that it has no gaps. */
    headSeq: seq('head_seq').notNull().default(0),
    isClosed: pg.boolean('is_closed').notNull().default(false),
    /** Where in the log staff closed it last. */
    closedSeq: seq('closed_seq'),
    /** A guest whom the other has not let write yet. */
    requestedBy: memberId('requested_by'),
    requestState: pg.text('request_state').$type<'none' | 'pending' | 'accepted' | 'declined'>().notNull(),
    createdAt: createdAt(),
    lastActivityAt: instant('last_activity_at').notNull().defaultNow(),
    /** Goes up with every change of who is in it, what it is called and how it is treated. */
    version: version(),
  },
  (one) => [
    pg.index('room_in_property').on(one.propertyId, one.lastActivityAt.desc()),
    pg.unique('room_with_property').on(one.propertyId, one.id),
  ],
);

/** What its guest said of a room when staff had closed it: once each time, and perhaps nothing. */
export const roomRating = pg.pgTable(
  'room_rating',
  {
    roomId: pg
      .uuid('room_id')
      .notNull()
      .references(() => room.id, { onDelete: 'cascade' }),
    closedSeq: seq('closed_seq').notNull(),
    guestId: memberId('guest_id').notNull(),
    /** Null: they would rather not say. */
    stars: pg.integer('stars'),
    comment: pg.text('comment').notNull().default(''),
    createdAt: createdAt(),
  },
  (rating) => [
    pg.primaryKey({ columns: [rating.roomId, rating.closedSeq] }),
    pg.check('room_rating_stars', sql`${rating.stars} between 1 and 5`),
  ],
);

export const roomMember = pg.pgTable(
  'room_member',
  {
    roomId: pg
      .uuid('room_id')
      .notNull()
      .references(() => room.id, { onDelete: 'cascade' }),
    memberId: memberId('member_id').notNull(),
    kind: memberKind('kind').notNull(),
    /** Nothing at or below this place is shown to them. */
    joinSeq: seq('join_seq').notNull().default(0),
    /** What is at or below this place was said before they came: whether shown to them or not, they have not read it. */
    cameSeq: seq('came_seq').notNull().default(0),
    readSeq: seq('read_seq').notNull().default(0),
    deliveredSeq: seq('delivered_seq').notNull().default(0),
    /** Up to here they were told by email of what they have not read. */
    mailedSeq: seq('mailed_seq').notNull().default(0),
    isMuted: pg.boolean('is_muted').notNull().default(false),
    hasBlocked: pg.boolean('has_blocked').notNull().default(false),
    joinedAt: instant('joined_at').notNull().defaultNow(),
    leftAt: instant('left_at'),
    /** Staff put them out: no invitation brings them in again, only staff do. */
    removedAt: instant('removed_at'),
    version: version(),
  },
  (member) => [
    pg.primaryKey({ columns: [member.roomId, member.memberId] }),
    pg.index('room_member_of').on(member.memberId),
  ],
);

export interface StoredMessage {
  text: string;
  messageType: Message['messageType'];
  lang?: string;
  to?: string;
  status?: Message['status'];
  card?: Card;
  urlPath?: string;
  fileData?: FileData;
  groupKey?: string;
  isForwarded?: boolean;
  isAutomatic?: boolean;
  /** What the house says by itself of something else than its hours. */
  about?: 'late_request';
}

/** The log of a room: what is said in it, and what is taken back. */
export const roomEvent = pg.pgTable(
  'room_event',
  {
    roomId: pg
      .uuid('room_id')
      .notNull()
      .references(() => room.id, { onDelete: 'cascade' }),
    seq: seq('seq').notNull(),
    id: pg.uuid('id').notNull().defaultRandom().unique('room_event_id'),
    kind: pg.text('kind').$type<'message' | 'delete'>().notNull(),
    actorId: memberId('actor_id').notNull(),
    actorKind: memberKind('actor_kind').notNull(),
    /** Chosen by the writer's device. It is remembered for ever, so that no message is ever stored twice. */
    clientId: pg.uuid('client_id'),
    /** Of all that was sent with the key: the same key with something else is a mistake. */
    bodyHash: pg.text('body_hash'),
    body: pg.jsonb('body').$type<StoredMessage>(),
    /** What a deletion takes back. */
    deletes: pg.uuid('deletes'),
    createdAt: createdAt(),
    deletedAt: instant('deleted_at'),
  },
  (event) => [
    pg.primaryKey({ columns: [event.roomId, event.seq] }),
    pg
      .uniqueIndex('room_event_once')
      .on(event.actorId, event.clientId)
      .where(sql`${event.clientId} is not null`),
  ],
);

/** What was written, in the languages of its readers; the message itself stays as it is. */
export const messageTranslation = pg.pgTable(
  'message_translation',
  {
    messageId: pg
      .uuid('message_id')
      .notNull()
      .references(() => roomEvent.id, { onDelete: 'cascade' }),
    lang: pg.text('lang').notNull(),
    /** Null: as it was written is as good. */
    text: pg.text('text'),
    /** The language that it was found to be written in. */
    from: pg.text('from_lang'),
    createdAt: createdAt(),
  },
  (translation) => [pg.primaryKey({ columns: [translation.messageId, translation.lang] })],
);

/** Who has a log of their own, and its last place. */
export const chatUser = pg.pgTable('chat_user', {
  id: pg.uuid('id').primaryKey(),
  headSeq: seq('head_seq').notNull().default(0),
});

/** What happened to one guest and not in one room. */
export const userEvent = pg.pgTable(
  'user_event',
  {
    userId: pg.uuid('user_id').notNull(),
    seq: seq('seq').notNull(),
    event: pg.text('event').notNull(),
    body: pg.jsonb('body').$type<unknown>().notNull(),
    createdAt: createdAt(),
  },
  (event) => [pg.primaryKey({ columns: [event.userId, event.seq] })],
);

/** What is still to be told. A row is written with what it tells of, and goes when it was told. */
export const pushOutbox = pg.pgTable(
  'push_outbox',
  {
    id: pg.bigserial('id', { mode: 'number' }).primaryKey(),
    /**
     * `room:<id>`, `user:<id>`, `staff:<property>`, `queue:<property>:<department>`, `announcement:<id>` or
     * `property:<property>`.
     */
    topic: pg.text('topic').notNull(),
    event: pg.text('event').notNull(),
    body: pg.jsonb('body').$type<Record<string, unknown>>().notNull(),
    createdAt: createdAt(),
  },
  (row) => [pg.index('push_outbox_age').on(row.createdAt)],
);

/** One row. Another epoch than before tells every device that this database has been taken back to an earlier day. */
export const suiteMeta = pg.pgTable('suite_meta', {
  id: pg.integer('id').primaryKey(),
  epoch: pg.uuid('epoch').notNull().defaultRandom(),
  /** Signs addresses that are good for a while; every server on this database knows them by it. */
  signingKey: pg
    .text('signing_key')
    .notNull()
    .default(sql`(gen_random_uuid()::text || gen_random_uuid()::text)`),
});

/** A way into a group. Only its hash is kept. */
export const roomInvite = pg.pgTable('room_invite', {
  codeHash: pg.text('code_hash').primaryKey(),
  roomId: pg
    .uuid('room_id')
    .notNull()
    .references(() => room.id, { onDelete: 'cascade' }),
  createdAt: createdAt(),
  expiresAt: instant('expires_at').notNull(),
});

export const messageReport = pg.pgTable(
  'message_report',
  {
    id: id(),
    propertyId: propertyId().references(() => property.id),
    messageId: pg.uuid('message_id').notNull(),
    reporterId: memberId('reporter_id').notNull(),
    reason: pg.text('reason').notNull(),
    note: pg.text('note').notNull().default(''),
    createdAt: createdAt(),
  },
  (report) => [pg.unique('message_report_once').on(report.messageId, report.reporterId)],
);
