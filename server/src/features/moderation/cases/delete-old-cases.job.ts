import { and, eq, lt, or, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database';
import { moderationCase } from '../../../platform/db/tables/schema';
import { deleteEvidenceOfErased } from './personal-reports';

/**
 * Deletes decided cases with their reports, notes and snapshots: upheld ones after twelve months, others after
 * 90 days; if their author's account is erased, their photos at once. The files that they kept as evidence are deleted by
 * the upload job afterwards.
 */
export const createDeleteOldCases = (db: Database, now: () => number) => async (): Promise<void> => {
  const resolvedBefore = (age: string) =>
    lt(moderationCase.resolvedAt, sql`${new Date(now())}::timestamptz - ${age}::interval`);
  await db
    .delete(moderationCase)
    .where(
      or(
        and(eq(moderationCase.status, 'upheld'), resolvedBefore('12 months')),
        and(eq(moderationCase.status, 'dismissed'), resolvedBefore('90 days')),
      ),
    );
  await deleteEvidenceOfErased(db);
};
