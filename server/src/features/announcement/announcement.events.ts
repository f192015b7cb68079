import type { Announcement } from '@guest/shared/contracts/announcement/announcement.contract';
import type { Audience } from '@guest/shared/contracts/announcement/announcement-socket.schema';
import { lineOf, linesOf } from '@guest/shared/contracts/guest/guest-text';
import { and, eq } from 'drizzle-orm';
import type { Connection, Database } from '../../platform/db/database';
import { announcement } from '../../platform/db/tables/schema';
import type { Actor } from '../../platform/connections/actor';
import type { Handlers } from '../../platform/socket/answer';
import type { PushOutbox } from '../../platform/outbox/push-outbox';
import { malformed, sentOtherwise } from '../../platform/errors/refusal';
import { scopeOf } from '../property/property-scope';
import { noteStaffAction } from '../staff/staff-action';
import { createAnnouncementRepository, noSuchAnnouncement } from './announcement.repository';
import { keptAudience } from './audience';

interface Parts {
  db: Database;
  outbox: PushOutbox;
  now: () => number;
}

/** An upper limit for `expireAt` that all calendars of the app can format. */
const LAST_MOMENT = Date.parse('2100-01-01T00:00:00Z');

export function announcementEvents({ db, outbox, now }: Parts) {
  const announcements = createAnnouncementRepository(db);
  const active = ({ property, lang, guestId }: Actor) =>
    announcements.active(scopeOf(property, [lang]), now(), guestId === null ? 'staff' : { guestId });
  const topicOf = ({ property }: Actor) => `property:${property.id}`;

  /** Inserts the announcement with the idempotency key as its id, so that a retry inserts nothing. */
  async function add(
    tx: Connection,
    actor: Actor,
    { audience, ...told }: Announcement & { audience: Audience | null },
  ): Promise<boolean> {
    const { announcementId: id, title, text, severity, createdAt, expireAt, mustAcknowledge } = told;
    const lang = actor.property.defaultLanguage;
    const added = await tx
      .insert(announcement)
      .values({
        id,
        severity,
        mustAcknowledge,
        audience,
        propertyId: actor.property.id,
        createdAt: new Date(createdAt),
        title: { [lang]: title },
        text: { [lang]: text },
        expiresAt: expireAt === 0 ? null : new Date(expireAt),
      })
      .onConflictDoNothing()
      .returning({ id: announcement.id });
    return added.length > 0;
  }

  return {
    getAnnouncementMessages: {
      who: 'everyone',
      bucket: 'staffList',
      handle: (_, actor) => active(actor),
    },

    sendAnnouncementMessage: {
      who: 'supervisors',
      bucket: 'house',
      async handle({ key, title: line, text: typed, severity, expireAt, ...asked }, actor) {
        const [title, text] = [lineOf(line), linesOf(typed)];
        const isOver = expireAt !== 0 && (expireAt <= now() || expireAt > LAST_MOMENT);
        if (isOver || title === '' || text === '') throw malformed();
        const createdAt = new Date(now()).toISOString();
        const mustAcknowledge = severity === 'safety' || asked.mustAcknowledge === true;
        const told = { announcementId: key, title, text, severity, createdAt, expireAt, mustAcknowledge };
        const audience = keptAudience(asked.audience ?? {});
        const row = await db.transaction(async (tx) => {
          if (!(await add(tx, actor, { ...told, audience }))) return undefined;
          const what = 'sendAnnouncementMessage';
          await noteStaffAction(tx, actor, { what, subjectId: key, at: now() });
          const topic = audience ? `announcement:${key}` : topicOf(actor);
          return outbox.add(tx, { topic, event: what, body: { announcement: told } });
        });
        if (row) await outbox.tell(row);
        const said = (await active(actor)).find(({ announcementId }) => announcementId === key);
        if (!said) throw noSuchAnnouncement();
        if (!isSame(said, told)) throw sentOtherwise();
        return said;
      },
    },

    deleteAnnouncementMessage: {
      who: 'supervisors',
      bucket: 'house',
      async handle({ announcementId }, actor) {
        const row = await db.transaction(async (tx) => {
          const isTheirs = eq(announcement.propertyId, actor.property.id);
          const gone = await tx
            .delete(announcement)
            .where(and(eq(announcement.id, announcementId), isTheirs))
            .returning({ id: announcement.id });
          if (gone.length === 0) return undefined;
          const event = 'deleteAnnouncementMessage';
          await noteStaffAction(tx, actor, { what: event, subjectId: announcementId, at: now() });
          return outbox.add(tx, { topic: topicOf(actor), event, body: { announcementId } });
        });
        if (row) await outbox.tell(row);
        return null;
      },
    },

    acknowledgeAnnouncement: {
      who: 'guests',
      bucket: 'read',
      async handle({ announcementId }, actor) {
        const told = (await active(actor)).find((one) => one.announcementId === announcementId);
        if (!told) throw noSuchAnnouncement();
        if (told.acknowledgedAt !== undefined) return told;
        const at = new Date(now());
        const read = { ...told, acknowledgedAt: at.toISOString() };
        const row = await db.transaction(async (tx) => {
          const ids = { announcementId, guestId: actor.guestId ?? '', propertyId: actor.property.id };
          if (!(await announcements.acknowledge(tx, { ...ids, at }))) return undefined;
          return outbox.addToUser(tx, actor.id, 'announcementUpdated', { announcement: read });
        });
        if (row) await outbox.tell(row);
        return read;
      },
    },
  } satisfies Partial<Handlers>;
}

/** Returns whether a retry repeats the content of the stored announcement. */
const isSame = (one: Announcement, other: Announcement) =>
  (['title', 'text', 'severity', 'expireAt', 'mustAcknowledge'] as const).every(
    (key) => one[key] === other[key],
  );
