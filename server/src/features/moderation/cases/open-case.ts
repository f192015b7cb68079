import type { ReportReason } from '@guest/shared/contracts/moderation/reasons';
import { and, eq } from 'drizzle-orm';
import { assertRow } from '../../../platform/db/assert-row';
import type { Connection } from '../../../platform/db/database';
import { moderationCase, moderationEvidence } from '../../../platform/db/tables/schema';
import type { CaseRow } from './case-events';
import type { ReportedSubject, Subject } from './subject.repository';

interface NewCase {
  propertyId: string;
  subject: Subject;
  found: ReportedSubject;
  now: number;
}

/** Opens a case about a subject that has no undecided one. Call it with the lock of the subject. */
export async function openCase(
  tx: Connection,
  { propertyId, subject: { kind, id }, found: { authorGuestId, snapshot }, now }: NewCase,
): Promise<CaseRow> {
  const [opened] = await tx
    .insert(moderationCase)
    .values({
      propertyId,
      subjectKind: kind,
      subjectId: id,
      authorGuestId,
      snapshot,
      severity: 1,
      clearedReasons: await clearedReasonsOf(tx, { kind, id }),
      openedAt: new Date(now),
    })
    .returning();
  assertRow(opened);
  return opened;
}

/** Retains the photos of a subject as long as the case, also after their author has deleted them. */
export async function retainEvidence(
  tx: Connection,
  caseId: string,
  { snapshot }: Pick<ReportedSubject, 'snapshot'>,
): Promise<void> {
  const keys = snapshot.photos.map((uploadKey) => ({ caseId, uploadKey }));
  if (keys.length > 0) await tx.insert(moderationEvidence).values(keys).onConflictDoNothing();
}

/** The reasons that staff have cleared in earlier cases of the subject. */
async function clearedReasonsOf(tx: Connection, { kind, id }: Subject): Promise<ReportReason[]> {
  const rows = await tx
    .select({ reasons: moderationCase.clearedReasons })
    .from(moderationCase)
    .where(and(eq(moderationCase.subjectKind, kind), eq(moderationCase.subjectId, id)));
  return [...new Set(rows.flatMap(({ reasons }) => reasons))];
}
