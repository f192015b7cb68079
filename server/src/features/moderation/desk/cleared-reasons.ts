import type { ReportReason } from '@guest/shared/contracts/moderation/reasons';
import { eq } from 'drizzle-orm';
import type { Connection } from '../../../platform/db/database';
import { report } from '../../../platform/db/tables/schema';
import type { CaseRow } from '../cases/case-events';

/**
 * Returns the reasons that staff have cleared with those of the case: a person has looked at the subject and leaves it
 * visible, so that later reports with these reasons do not hide it again.
 */
export async function withReasonsOfCase(tx: Connection, row: CaseRow): Promise<ReportReason[]> {
  return [...new Set([...row.clearedReasons, ...(await reasonsOf(tx, row))])];
}

/** Returns the reasons that staff have cleared without those of the case, for a case that is looked at again. */
export async function withoutReasonsOfCase(tx: Connection, row: CaseRow): Promise<ReportReason[]> {
  const reported = await reasonsOf(tx, row);
  return row.clearedReasons.filter((reason) => !reported.includes(reason));
}

async function reasonsOf(tx: Connection, { id }: CaseRow): Promise<ReportReason[]> {
  const rows = await tx.select({ reasonCode: report.reasonCode }).from(report).where(eq(report.caseId, id));
  return rows.map(({ reasonCode }) => reasonCode);
}
