import type { Announcement } from '@guest/shared/contracts/announcement/announcement.contract';
import { and, eq, gt, isNull, or } from 'drizzle-orm';
import type { Connection, Database } from '../../platform/db/database';
import { descending } from '../../platform/db/index-order';
import { announcement, announcementAcknowledged, guest } from '../../platform/db/tables/schema';
import { RequestError } from '../../platform/errors/request-error';
import type { PropertyScope } from '../property/property-scope';
import { createAudienceCheck, audienceColumns } from './audience';

/**
 * The reader of announcements: staff see all of them, a guest those addressed to them, and an anonymous
 * visitor only those for everybody.
 */
export type AnnouncementReader = { guestId: string } | 'staff' | 'anonymous';
type Row = typeof announcement.$inferSelect;

export const noSuchAnnouncement = () =>
  new RequestError(404, 'no_such_announcement', 'Announcement not found');

const NO_GUEST = '00000000-0000-0000-0000-000000000000';

export type AnnouncementRepository = ReturnType<typeof createAnnouncementRepository>;

export function createAnnouncementRepository(db: Database) {
  async function visibleTo(
    rows: Row[],
    reader: AnnouncementReader,
    { property }: PropertyScope,
    now: number,
  ) {
    if (reader === 'staff') return rows;
    if (reader === 'anonymous' || rows.every(({ audience }) => audience === null)) {
      return rows.filter(({ audience }) => audience === null);
    }
    const [who] = await db.select(audienceColumns).from(guest).where(eq(guest.id, reader.guestId));
    const belongs = createAudienceCheck(property, now);
    return rows.filter(({ audience }) => audience === null || (who !== undefined && belongs(who, audience)));
  }

  return {
    /** Returns the announcements for the listener that have not expired, newest first. */
    async active(scope: PropertyScope, now: number, reader: AnnouncementReader): Promise<Announcement[]> {
      const guestId = typeof reader === 'object' ? reader.guestId : NO_GUEST;
      const found = await db
        .select({ row: announcement, acknowledgedAt: announcementAcknowledged.at })
        .from(announcement)
        .leftJoin(
          announcementAcknowledged,
          and(
            eq(announcementAcknowledged.announcementId, announcement.id),
            eq(announcementAcknowledged.guestId, guestId),
          ),
        )
        .where(
          and(
            eq(announcement.propertyId, scope.property.id),
            or(isNull(announcement.expiresAt), gt(announcement.expiresAt, new Date(now))),
          ),
        )
        .orderBy(...descending(announcement.createdAt, announcement.id));
      const acknowledged = new Map(found.map(({ row, acknowledgedAt }) => [row.id, acknowledgedAt]));
      const rows = await visibleTo(
        found.map(({ row }) => row),
        reader,
        scope,
        now,
      );
      return rows.map((row) => toAnnouncement(row, acknowledged.get(row.id) ?? null, scope));
    },

    /**
     * Returns whether the acknowledgement is new. Throws `no_such_announcement` if the announcement has been
     * deleted meanwhile.
     */
    async acknowledge(
      tx: Connection,
      acknowledgement: typeof announcementAcknowledged.$inferInsert,
    ): Promise<boolean> {
      const [still] = await tx
        .select({ id: announcement.id })
        .from(announcement)
        .where(eq(announcement.id, acknowledgement.announcementId))
        .for('key share');
      if (!still) throw noSuchAnnouncement();
      const added = await tx
        .insert(announcementAcknowledged)
        .values(acknowledgement)
        .onConflictDoNothing()
        .returning({ at: announcementAcknowledged.at });
      return added.length > 0;
    },
  };
}

function toAnnouncement(row: Row, acknowledgedAt: Date | null, { localize }: PropertyScope): Announcement {
  const { id, title, text, severity, createdAt, expiresAt, mustAcknowledge } = row;
  return {
    announcementId: id,
    title: localize(title),
    text: localize(text),
    severity,
    createdAt: createdAt.toISOString(),
    expireAt: expiresAt?.getTime() ?? 0,
    mustAcknowledge,
    ...(acknowledgedAt && { acknowledgedAt: acknowledgedAt.toISOString() }),
  };
}
