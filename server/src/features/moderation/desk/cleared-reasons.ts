import type { ReportReason } from '@guest/shared/contracts/moderation/reasons';
import { and, eq, ne } from 'drizzle-orm';
import type { Connection } from '../../../platform/db/database';
import { moderationCase, report } from '../../../platform/db/tables/schema';
import type { CaseRow } from '../cases/case-events';

/**
 * Returns the reasons that staff have cleared with those of the case: a person has looked at the subject and leaves it
 * visible, so that later reports with these reasons do not hide it again.
 */
export async function withReasonsOfCase(tx: Connection, row: CaseRow): Promise<ReportReason[]> {
  return [...new Set([...row.clearedReasons, ...(await reasonsOf(tx, row))])];
}

/**
 * Returns the reasons that staff have cleared without those of the case, for a case that is looked at again. What other
 * cases of the subject have cleared stays cleared.
 */
export async function withoutReasonsOfCase(tx: Connection, row: CaseRow): Promise<ReportReason[]> {
  const reported = await reasonsOf(tx, row);
  const others = await tx
    .select({ reasons: moderationCase.clearedReasons })
    .from(moderationCase)
    .where(
      and(
        eq(moderationCase.subjectKind, row.subjectKind),
        eq(moderationCase.subjectId, row.subjectId),
        ne(moderationCase.id, row.id),
      ),
    );
  const clearedBefore = others.flatMap(({ reasons }) => reasons);
  return row.clearedReasons.filter((reason) => !reported.includes(reason) || clearedBefore.includes(reason));
}

/** Staff do not see a report that was withdrawn, so they have not judged its reason. */
async function reasonsOf(tx: Connection, { id }: CaseRow): Promise<ReportReason[]> {
  const rows = await tx
    .select({ reasonCode: report.reasonCode })
    .from(report)
    .where(and(eq(report.caseId, id), ne(report.status, 'withdrawn')));
  return rows.map(({ reasonCode }) => reasonCode);
}
