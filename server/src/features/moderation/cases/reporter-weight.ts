import { and, eq, gt } from 'drizzle-orm';
import type { Connection } from '../../../platform/db/database';
import { guest, moderationCase, report } from '../../../platform/db/tables/schema';

const WINDOW_MS = 7 * 24 * 3_600_000;
const MAX_DISMISSED = 5;

/**
 * Returns whether reports by a guest count towards hiding. The guest must be verified and have known stay dates, so
 * that throw-away accounts have no effect, and must not have five dismissed reports within seven days.
 */
export async function hasReportWeight(on: Connection, guestId: string, now: number): Promise<boolean> {
  const [row] = await on.select().from(guest).where(eq(guest.id, guestId));
  if (!row?.isVerified || (row.checkin === null && row.checkout === null)) return false;
  const dismissed = await on
    .select({ id: report.id })
    .from(report)
    .innerJoin(moderationCase, eq(moderationCase.id, report.caseId))
    .where(
      and(
        eq(report.reporterId, guestId),
        eq(report.status, 'dismissed'),
        gt(moderationCase.resolvedAt, new Date(now - WINDOW_MS)),
      ),
    )
    .limit(MAX_DISMISSED);
  return dismissed.length < MAX_DISMISSED;
}
