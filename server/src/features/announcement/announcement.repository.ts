import type { Announcement } from '@guest/shared/contracts/announcement.contract';
import { and, desc, eq, gt, isNull, or } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { announcement } from '../../db/schema';
import type { PropertyScope } from '../property/property-scope';

export type AnnouncementRepository = ReturnType<typeof createAnnouncementRepository>;

export function createAnnouncementRepository(db: Database) {
  return {
    /** What has not expired, the newest first. */
    async active({ property, say }: PropertyScope, now: number): Promise<Announcement[]> {
      const rows = await db
        .select()
        .from(announcement)
        .where(
          and(
            eq(announcement.propertyId, property.id),
            or(isNull(announcement.expiresAt), gt(announcement.expiresAt, new Date(now))),
          ),
        )
        .orderBy(desc(announcement.createdAt), desc(announcement.id));
      return rows.map(({ id, title, text, severity, createdAt, expiresAt }) => ({
        announcementId: id,
        title: say(title),
        text: say(text),
        severity,
        createdAt: createdAt.toISOString(),
        expireAt: expiresAt?.getTime() ?? 0,
      }));
    },
  };
}
