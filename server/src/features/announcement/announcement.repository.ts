import type { Announcement } from '@guest/shared/contracts/announcement/announcement.contract';
import { and, desc, eq, gt, isNull, or } from 'drizzle-orm';
import type { Connection, Database } from '../../platform/db/database';
import { announcement, announcementAcknowledged, guest } from '../../platform/db/tables/schema';
import { Refusal } from '../../platform/errors/refusal';
import type { PropertyScope } from '../property/property-scope';
import { createBelonging, guestFacts } from './audience';

/**
 * The reader of announcements: staff see all of them, a guest those addressed to them, and an anonymous
 * visitor only those for everybody.
 */
export type Listener = { guestId: string } | 'staff' | 'stranger';
type Row = typeof announcement.$inferSelect;

export const noSuchAnnouncement = () => new Refusal(404, 'no_such_announcement', 'Announcement not found');

const NOBODY = '00000000-0000-0000-0000-000000000000';

export type AnnouncementRepository = ReturnType<typeof createAnnouncementRepository>;

export function createAnnouncementRepository(db: Database) {
  async function heardBy(rows: Row[], listener: Listener, { property }: PropertyScope, now: number) {
    if (listener === 'staff') return rows;
    if (listener === 'stranger' || rows.every(({ audience }) => audience === null)) {
      return rows.filter(({ audience }) => audience === null);
    }
    const [who] = await db.select(guestFacts).from(guest).where(eq(guest.id, listener.guestId));
    const belongs = createBelonging(property, now);
    return rows.filter(({ audience }) => audience === null || (who !== undefined && belongs(who, audience)));
  }

  return {
    /** Returns the announcements for the listener that have not expired, newest first. */
    async active(scope: PropertyScope, now: number, listener: Listener): Promise<Announcement[]> {
      const guestId = typeof listener === 'object' ? listener.guestId : NOBODY;
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
        .orderBy(desc(announcement.createdAt), desc(announcement.id));
      const acknowledged = new Map(found.map(({ row, acknowledgedAt }) => [row.id, acknowledgedAt]));
      const rows = await heardBy(
        found.map(({ row }) => row),
        listener,
        scope,
        now,
      );
      return rows.map((row) => toAnnouncement(row, acknowledged.get(row.id) ?? null, scope));
    },

    /**
     * Returns whether the acknowledgement is new. Throws `no_such_announcement` if the announcement has been
     * deleted meanwhile.
     */
    async acknowledge(tx: Connection, told: typeof announcementAcknowledged.$inferInsert): Promise<boolean> {
      const [still] = await tx
        .select({ id: announcement.id })
        .from(announcement)
        .where(eq(announcement.id, told.announcementId))
        .for('key share');
      if (!still) throw noSuchAnnouncement();
      const added = await tx
        .insert(announcementAcknowledged)
        .values(told)
        .onConflictDoNothing()
        .returning({ at: announcementAcknowledged.at });
      return added.length > 0;
    },
  };
}

function toAnnouncement(row: Row, acknowledgedAt: Date | null, { say }: PropertyScope): Announcement {
  const { id, title, text, severity, createdAt, expiresAt, mustAcknowledge } = row;
  return {
    announcementId: id,
    title: say(title),
    text: say(text),
    severity,
    createdAt: createdAt.toISOString(),
    expireAt: expiresAt?.getTime() ?? 0,
    mustAcknowledge,
    ...(acknowledgedAt && { acknowledgedAt: acknowledgedAt.toISOString() }),
  };
}
