import type { Announcement } from '@guest/shared/contracts/announcement/announcement.contract';
import type { Audience } from '@guest/shared/contracts/announcement/announcement-socket.schema';
import { normalizeLine, normalizeText } from '@guest/shared/contracts/guest/guest-text';
import { and, eq } from 'drizzle-orm';
import type { Connection, Database } from '../../platform/db/database';
import { announcement } from '../../platform/db/tables/schema';
import type { Actor } from '../../platform/connections/actor';
import type { Handlers } from '../../platform/socket/request-dispatcher';
import type { PushOutbox } from '../../platform/outbox/push-outbox';
import { malformed, keyReused } from '../../platform/errors/request-error';
import { scopeOf } from '../property/property-scope';
import { recordStaffAction } from '../staff/staff-action';
import { noSuchAnnouncement, type AnnouncementRepository } from './announcement.repository';
import { audienceFilter } from './audience';
import { insertAnnouncement } from './insert-announcement';

interface AnnouncementHandlersDeps {
  db: Database;
  outbox: PushOutbox;
  announcements: AnnouncementRepository;
  now: () => number;
}

type NewAnnouncement = Omit<Announcement, 'createdAt' | 'acknowledgedAt'>;

/** An upper limit for `expireAt` that all calendars of the app can format. */
const MAX_EXPIRE_AT = Date.parse('2100-01-01T00:00:00Z');

export function announcementHandlers({ db, outbox, announcements, now }: AnnouncementHandlersDeps) {
  const active = ({ property, lang, guestId }: Actor) =>
    announcements.active(scopeOf(property, [lang]), now(), guestId === null ? 'staff' : { guestId });
  const topicOf = ({ property }: Actor) => `property:${property.id}`;

  /**
   * Publishes the announcement with the idempotency key as its id, so that a retry publishes nothing. Returns it if it was
   * published.
   */
  async function add(
    tx: Connection,
    actor: Actor,
    content: NewAnnouncement,
    audience: Audience | null,
  ): Promise<Announcement | undefined> {
    const { announcementId: id, title, text, severity, expireAt, mustAcknowledge } = content;
    const lang = actor.property.defaultLanguage;
    const added = await insertAnnouncement(tx, {
      id,
      severity,
      mustAcknowledge,
      audience,
      propertyId: actor.property.id,
      createdAt: new Date(now()),
      title: { [lang]: title },
      text: { [lang]: text },
      expiresAt: expireAt === 0 ? null : new Date(expireAt),
    });
    return added && { ...content, createdAt: added.createdAt.toISOString() };
  }

  return {
    getAnnouncementMessages: {
      who: 'everyone',
      bucket: 'staffList',
      handle: (_, actor) => active(actor),
    },

    sendAnnouncementMessage: {
      who: 'supervisors',
      bucket: 'property',
      async handle({ key, title: typedTitle, text: typed, severity, expireAt, ...options }, actor) {
        const [title, text] = [normalizeLine(typedTitle), normalizeText(typed)];
        const isExpired = expireAt !== 0 && (expireAt <= now() || expireAt > MAX_EXPIRE_AT);
        if (isExpired || title === '' || text === '') throw malformed();
        const mustAcknowledge = severity === 'safety' || options.mustAcknowledge === true;
        const content = { announcementId: key, title, text, severity, expireAt, mustAcknowledge };
        const audience = audienceFilter(options.audience ?? {});
        const row = await db.transaction(async (tx) => {
          const published = await add(tx, actor, content, audience);
          if (!published) return undefined;
          const what = 'sendAnnouncementMessage';
          await recordStaffAction(tx, actor, { what, subjectId: key, at: now() });
          const topic = audience ? `announcement:${key}` : topicOf(actor);
          return outbox.add(tx, { topic, event: what, body: { announcement: published } });
        });
        if (row) await outbox.publish(row);
        const stored = (await active(actor)).find(({ announcementId }) => announcementId === key);
        if (!stored) throw noSuchAnnouncement();
        if (!isSameContent(stored, content)) throw keyReused();
        return stored;
      },
    },

    deleteAnnouncementMessage: {
      who: 'supervisors',
      bucket: 'property',
      async handle({ announcementId }, actor) {
        const row = await db.transaction(async (tx) => {
          const isTheirs = eq(announcement.propertyId, actor.property.id);
          const gone = await tx
            .delete(announcement)
            .where(and(eq(announcement.id, announcementId), isTheirs))
            .returning({ id: announcement.id });
          if (gone.length === 0) return undefined;
          const event = 'deleteAnnouncementMessage';
          await recordStaffAction(tx, actor, { what: event, subjectId: announcementId, at: now() });
          return outbox.add(tx, { topic: topicOf(actor), event, body: { announcementId } });
        });
        if (row) await outbox.publish(row);
        return null;
      },
    },

    acknowledgeAnnouncement: {
      who: 'guests',
      bucket: 'read',
      async handle({ announcementId }, actor) {
        const found = (await active(actor)).find((one) => one.announcementId === announcementId);
        if (!found) throw noSuchAnnouncement();
        if (found.acknowledgedAt !== undefined) return found;
        const at = new Date(now());
        const read = { ...found, acknowledgedAt: at.toISOString() };
        const row = await db.transaction(async (tx) => {
          const ids = { announcementId, guestId: actor.guestId ?? '', propertyId: actor.property.id };
          if (!(await announcements.acknowledge(tx, { ...ids, at }))) return undefined;
          return outbox.addToUser(tx, actor.id, 'announcementUpdated', { announcement: read });
        });
        if (row) await outbox.publish(row);
        return read;
      },
    },
  } satisfies Partial<Handlers>;
}

/** Returns whether a retry repeats the content of the stored announcement. */
const isSameContent = (one: Announcement, other: NewAnnouncement) =>
  (['title', 'text', 'severity', 'expireAt', 'mustAcknowledge'] as const).every(
    (key) => one[key] === other[key],
  );
