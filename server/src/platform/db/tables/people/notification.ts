import type {
  NotificationChannel,
  NotificationClass,
} from '@guest/shared/contracts/notification/notification-classes';
import * as pg from 'drizzle-orm/pg-core';
import { createdAt, id, instant, propertyId } from '../columns/columns';
import { guestForeignKey, guestToken } from './people';

/** The choices of a guest that differ from the defaults. */
export const notificationChoice = pg.pgTable(
  'notification_choice',
  {
    propertyId: propertyId(),
    guestId: pg.uuid('guest_id').notNull(),
    class: pg.text('class').$type<NotificationClass>().notNull(),
    channel: pg.text('channel').$type<NotificationChannel>().notNull(),
    isOn: pg.boolean('is_on').notNull(),
  },
  (choice) => [
    pg.primaryKey({ columns: [choice.guestId, choice.class, choice.channel] }),
    guestForeignKey('notification_choice_guest', choice),
  ],
);

export const notificationSetting = pg.pgTable(
  'notification_setting',
  {
    guestId: pg.uuid('guest_id').primaryKey(),
    propertyId: propertyId(),
    /** `HH:mm` in the time of the property; both are `null` if the guest wants no quiet hours. */
    quietFrom: pg.text('quiet_from'),
    quietTo: pg.text('quiet_to'),
    hasPrivatePreviews: pg.boolean('has_private_previews').notNull(),
  },
  (setting) => [guestForeignKey('notification_setting_guest', setting)],
);

/** A device that receives push messages. The row is deleted with the session of the device. */
export const pushSubscription = pg.pgTable(
  'push_subscription',
  {
    id: id(),
    propertyId: propertyId(),
    guestId: pg.uuid('guest_id').notNull(),
    sessionId: pg
      .uuid('session_id')
      .notNull()
      .references(() => guestToken.id, { onDelete: 'cascade' }),
    endpoint: pg.text('endpoint').notNull(),
    p256dh: pg.text('p256dh').notNull(),
    auth: pg.text('auth').notNull(),
    lang: pg.text('lang').notNull(),
    userAgentClass: pg.text('user_agent_class').notNull(),
    createdAt: createdAt(),
  },
  (one) => [
    // A browser has one subscription, which the guest's records at several properties may share.
    pg.unique('push_subscription_once').on(one.propertyId, one.endpoint),
    pg.index('push_subscription_of_guest').on(one.guestId),
    pg.index('push_subscription_of_session').on(one.sessionId),
    guestForeignKey('push_subscription_guest', one),
  ],
);

/** The position up to which the events and announcements of a guest have been turned into push messages or emails. */
export const pushCursor = pg.pgTable(
  'push_cursor',
  {
    guestId: pg.uuid('guest_id').primaryKey(),
    propertyId: propertyId(),
    userSeq: pg.bigint('user_seq', { mode: 'number' }).notNull(),
    announcedAt: instant('announced_at').notNull(),
  },
  (cursor) => [guestForeignKey('push_cursor_guest', cursor)],
);

/** The subject of a push message. Its text is written from the current state when it is sent. */
export type PushNotice =
  | { kind: 'room'; roomId: string }
  | { kind: 'announcement'; announcementId: string }
  | {
      kind: 'event';
      text: string;
      values: Record<string, string>;
      path: string;
      /** The text that takes its place from an instant on, such as the midnight that ends "tomorrow". */
      later?: { from: string; text: string };
    };

/** The queue of push messages, with one row per device and subject. A row is deleted once the message is delivered. */
export const pushMessage = pg.pgTable(
  'push_message',
  {
    id: id(),
    subscriptionId: pg
      .uuid('subscription_id')
      .notNull()
      .references(() => pushSubscription.id, { onDelete: 'cascade' }),
    class: pg.text('class').$type<NotificationClass>().notNull(),
    /** The room, order, booking, request or announcement, such as `room:…`. */
    subject: pg.text('subject').notNull(),
    notice: pg.jsonb('notice').$type<PushNotice>().notNull(),
    isSafety: pg.boolean('is_safety').notNull().default(false),
    /** Incremented when something newer replaces the notice. */
    revision: pg.integer('revision').notNull().default(1),
    attempts: pg.integer('attempts').notNull().default(0),
    happenedAt: instant('happened_at').notNull(),
    /** When the next attempt is due. While a server sends the message, this is when another may take over. */
    notBefore: instant('not_before').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (message) => [
    pg.unique('push_message_of_subject').on(message.subscriptionId, message.subject),
    pg.index('push_message_due').on(message.notBefore),
  ],
);

/**
 * The queue of emails about bookings and orders, with one row per guest and subject. A row is deleted once the mail server
 * has accepted the email.
 */
export const noticeMail = pg.pgTable(
  'notice_mail',
  {
    id: id(),
    propertyId: propertyId(),
    guestId: pg.uuid('guest_id').notNull(),
    class: pg.text('class').$type<NotificationClass>().notNull(),
    /** The order or booking, such as `booking:…`. */
    subject: pg.text('subject').notNull(),
    notice: pg.jsonb('notice').$type<Extract<PushNotice, { kind: 'event' }>>().notNull(),
    /** Incremented when something newer replaces the notice. */
    revision: pg.integer('revision').notNull().default(1),
    attempts: pg.integer('attempts').notNull().default(0),
    happenedAt: instant('happened_at').notNull(),
    /** When the next attempt is due. While a server sends the email, this is when another may take over. */
    notBefore: instant('not_before').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (mail) => [
    pg.unique('notice_mail_of_subject').on(mail.guestId, mail.subject),
    pg.index('notice_mail_due').on(mail.notBefore),
    guestForeignKey('notice_mail_guest', mail),
  ],
);
