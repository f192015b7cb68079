import type { Card, Contact, FileData, Message } from '@guest/shared/contracts/chat/chat-socket.contract';
import { sql } from 'drizzle-orm';
import * as pg from 'drizzle-orm/pg-core';
import { createdAt, id, instant, propertyId, version } from '../columns/columns';
import { property } from '../property/property';

/** The id of a chat member: the `chat_uuid` of a guest or the id of a staff member. */
const memberId = (name: string) => pg.uuid(name);
const seq = (name: string) => pg.bigint(name, { mode: 'number' });
const memberKind = (name: string) => pg.text(name).$type<'guest' | 'staff'>();

/** The contact and the receipts of each guest of a private room, by member id. */
export type BlockSnapshot = Record<string, { contact: Contact; readSeq: number; deliveredSeq: number }>;

export const room = pg.pgTable(
  'room',
  {
    id: id(),
    propertyId: propertyId().references(() => property.id),
    type: pg.text('type').$type<'private_guest' | 'external' | 'external_vip'>().notNull(),
    /** Makes a conversation room unique: the room of two guests, or a guest's room with the staff. */
    pairKey: pg.text('pair_key').unique('room_pair_key'),
    name: pg.text('name'),
    /**
     * The last position in the room's log. It is incremented only under a lock on this row, so the log has no
     * gaps.
     */
    headSeq: seq('head_seq').notNull().default(0),
    isClosed: pg.boolean('is_closed').notNull().default(false),
    /** The log position at which staff last closed the room. */
    closedSeq: seq('closed_seq'),
    /** The guest who started the room and whom the other guest has not accepted yet. */
    requestedBy: memberId('requested_by'),
    requestState: pg.text('request_state').$type<'none' | 'pending' | 'accepted' | 'declined'>().notNull(),
    /** Stores the details that both guests knew of each other at the first block; `null` while nobody has blocked. */
    blockSnapshot: pg.jsonb('block_snapshot').$type<BlockSnapshot>(),
    createdAt: createdAt(),
    lastActivityAt: instant('last_activity_at').notNull().defaultNow(),
    /** Incremented on every change of the members, the name or the state of the room. */
    version: version(),
  },
  (one) => [
    pg.index('room_in_property').on(one.propertyId, one.lastActivityAt.desc()),
    pg.unique('room_with_property').on(one.propertyId, one.id),
  ],
);

/** A guest's rating of a room, at most one each time staff close it; it may be empty. */
export const roomRating = pg.pgTable(
  'room_rating',
  {
    roomId: pg
      .uuid('room_id')
      .notNull()
      .references(() => room.id, { onDelete: 'cascade' }),
    closedSeq: seq('closed_seq').notNull(),
    guestId: memberId('guest_id').notNull(),
    /** `null` means that the guest declined to rate. */
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
    /** Events at or below this log position are hidden from the member. */
    joinSeq: seq('join_seq').notNull().default(0),
    /**
     * The log position at which the member joined. Events at or below it may be visible but never count as
     * read by the member.
     */
    cameSeq: seq('came_seq').notNull().default(0),
    readSeq: seq('read_seq').notNull().default(0),
    deliveredSeq: seq('delivered_seq').notNull().default(0),
    /** The log position up to which the member was emailed about unread messages. */
    mailedSeq: seq('mailed_seq').notNull().default(0),
    /** The log position up to which the member's devices were notified by push. */
    pushedSeq: seq('pushed_seq').notNull().default(0),
    isMuted: pg.boolean('is_muted').notNull().default(false),
    hasBlocked: pg.boolean('has_blocked').notNull().default(false),
    joinedAt: instant('joined_at').notNull().defaultNow(),
    leftAt: instant('left_at'),
    /** Set when staff removed the member: only staff can add the member again, an invitation cannot. */
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
  /** The subject of an automatic message, unless the message is about staff hours. */
  about?: 'late_request' | 'share_decision';
  /** Set if a notification of its own, such as that of an order, covers the message. */
  hasOwnNotification?: true;
}

/** The log of a room: messages and deletions. */
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
    /** Chosen by the sender's device and never deleted, so that no message is stored twice. */
    clientId: pg.uuid('client_id'),
    /** A hash of everything sent with the client id: reusing the id for different content is an error. */
    bodyHash: pg.text('body_hash'),
    body: pg.jsonb('body').$type<StoredMessage>(),
    /** The message that this deletion removes. */
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

/** Translations of messages for their readers; the message itself remains unchanged. */
export const messageTranslation = pg.pgTable(
  'message_translation',
  {
    messageId: pg
      .uuid('message_id')
      .notNull()
      .references(() => roomEvent.id, { onDelete: 'cascade' }),
    lang: pg.text('lang').notNull(),
    /** `null` means that the original needs no translation. */
    text: pg.text('text'),
    /** The detected source language. */
    from: pg.text('from_lang'),
    createdAt: createdAt(),
  },
  (translation) => [pg.primaryKey({ columns: [translation.messageId, translation.lang] })],
);

/** Chat users with a personal event log, and its last position. */
export const chatUser = pg.pgTable('chat_user', {
  id: pg.uuid('id').primaryKey(),
  headSeq: seq('head_seq').notNull().default(0),
});

/** Events of one guest that belong to no room. */
export const userEvent = pg.pgTable(
  'user_event',
  {
    userId: pg.uuid('user_id').notNull(),
    seq: seq('seq').notNull(),
    event: pg.text('event').notNull(),
    body: pg.jsonb('body').$type<unknown>().notNull(),
    createdAt: createdAt(),
  },
  (event) => [
    pg.primaryKey({ columns: [event.userId, event.seq] }),
    pg.index('user_event_age').on(event.createdAt),
  ],
);

/**
 * Events that are not delivered yet. A row is written in the transaction of the change it describes and is
 * deleted after delivery.
 */
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

/**
 * The table has one row. A changed epoch tells every device that the database was restored to an earlier
 * state.
 */
export const suiteMeta = pg.pgTable('suite_meta', {
  id: pg.integer('id').primaryKey(),
  epoch: pg.uuid('epoch').notNull().defaultRandom(),
  /** Signs URLs with a limited lifetime; all servers on this database share it. */
  signingKey: pg
    .text('signing_key')
    .notNull()
    .default(sql`(gen_random_uuid()::text || gen_random_uuid()::text)`),
  /** The keys that identify the suite to push services; all servers on this database share them. */
  vapidPublicKey: pg.text('vapid_public_key'),
  vapidPrivateKey: pg.text('vapid_private_key'),
  /**
   * Whether the demo hotels have been filled in or removed. They are filled in only once, so that they do not return
   * after an operator has removed them.
   */
  demo: pg.text('demo').$type<'none' | 'filled' | 'removed'>().notNull().default('none'),
});

/** An invitation to a group; only the hash of its code is stored. */
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
