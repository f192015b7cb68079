import type { Audience } from '@guest/shared/contracts/announcement/announcement-socket.schema';
import { and, eq, gt, isNull, or, asc } from 'drizzle-orm';
import type { Connection } from '../../../platform/db/database';
import { announcement } from '../../../platform/db/tables/schema';

export interface DueAnnouncement {
  id: string;
  /** `null` means everyone. */
  audience: Audience | null;
  createdAt: Date;
  expiresAt: Date | null;
  isSafety: boolean;
}

/** Returns the announcements of a property that were published after an instant and have not expired. */
export async function announcementsAfter(
  tx: Connection,
  propertyId: string,
  { after, now }: { after: Date; now: number },
): Promise<DueAnnouncement[]> {
  const rows = await tx
    .select({
      id: announcement.id,
      createdAt: announcement.createdAt,
      expiresAt: announcement.expiresAt,
      severity: announcement.severity,
      audience: announcement.audience,
    })
    .from(announcement)
    .where(
      and(
        eq(announcement.propertyId, propertyId),
        gt(announcement.createdAt, after),
        or(isNull(announcement.expiresAt), gt(announcement.expiresAt, new Date(now))),
      ),
    )
    .orderBy(asc(announcement.createdAt));
  return rows.map(({ severity, ...row }) => ({ ...row, isSafety: severity === 'safety' }));
}
