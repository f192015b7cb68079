import type { Announcement } from '@guest/shared/contracts/announcement.contract';
import { and, eq } from 'drizzle-orm';
import type { Connection, Database } from '../../db/database';
import { announcement } from '../../db/schema';
import type { Actor } from '../../realtime/actor';
import type { Handlers } from '../../realtime/answer';
import type { PushOutbox } from '../../realtime/push-outbox';
import { malformed, notFound } from '../../refusal';
import { scopeOf } from '../property/property-scope';
import { createAnnouncementRepository } from './announcement.repository';

interface Parts {
  db: Database;
  outbox: PushOutbox;
  now: () => number;
}

/** What the house says to all of its guests. */
export function announcementEvents({ db, outbox, now }: Parts) {
  const announcements = createAnnouncementRepository(db);
  const active = ({ property, lang }: Actor) => announcements.active(scopeOf(property, [lang]), now());
  const topicOf = ({ property }: Actor) => `property:${property.id}`;

  /** Written once, however often it is sent; the key becomes its id. */
  async function add(tx: Connection, actor: Actor, told: Announcement): Promise<boolean> {
    const { announcementId: id, title, text, severity, createdAt, expireAt } = told;
    const lang = actor.property.defaultLanguage;
    const added = await tx
      .insert(announcement)
      .values({
        ...{ id, severity, propertyId: actor.property.id, createdAt: new Date(createdAt) },
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
      async handle({ key, title, text, severity, expireAt }, actor) {
        if (expireAt !== 0 && expireAt <= now()) throw malformed();
        const createdAt = new Date(now()).toISOString();
        const told = { announcementId: key, title, text, severity, createdAt, expireAt };
        const row = await db.transaction(async (tx) => {
          if (!(await add(tx, actor, told))) return undefined;
          const body = { announcement: told };
          return outbox.add(tx, { topic: topicOf(actor), event: 'sendAnnouncementMessage', body });
        });
        if (row) await outbox.tell(row);
        const said = (await active(actor)).find(({ announcementId }) => announcementId === key);
        if (!said) throw notFound();
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
          const body = { announcementId };
          return outbox.add(tx, { topic: topicOf(actor), event: 'deleteAnnouncementMessage', body });
        });
        if (row) await outbox.tell(row);
        return null;
      },
    },
  } satisfies Partial<Handlers>;
}
