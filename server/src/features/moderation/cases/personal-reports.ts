import { and, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { Connection } from '../../../platform/db/database';
import { moderationCase, moderationEvidence, report } from '../../../platform/db/tables/schema';

/** Returns what guests have reported, for the copy of their data. */
export const loadPersonalReports = (on: Connection, guestIds: string[]) =>
  on
    .select({
      subjectKind: report.subjectKind,
      subjectId: report.subjectId,
      reasonCode: report.reasonCode,
      note: report.note,
      status: report.status,
      createdAt: report.createdAt,
    })
    .from(report)
    .where(inArray(report.reporterId, guestIds));

/**
 * Deletes the reports of guests whose accounts are erased. The cases about them lose their name, and the photos that would come
 * back if the decision were taken back; decided ones also lose their evidence.
 */
export async function eraseFromModeration(tx: Connection, guestIds: string[]): Promise<void> {
  await tx.delete(report).where(inArray(report.reporterId, guestIds));
  await tx
    .update(moderationCase)
    .set({
      authorGuestId: null,
      appealText: null,
      noticeDueAt: null,
      snapshot: sql`jsonb_set(${moderationCase.snapshot}, '{authorName}', '""') - 'taken' - 'refusedNickName'`,
    })
    .where(inArray(moderationCase.authorGuestId, guestIds));
  await deleteEvidenceOfErased(tx);
}

/** Deletes what cases about erased guests keep of their photos, as soon as nothing is left to decide about them. */
export async function deleteEvidenceOfErased(on: Connection): Promise<void> {
  await on.delete(moderationEvidence).where(
    inArray(
      moderationEvidence.caseId,
      on
        .select({ id: moderationCase.id })
        .from(moderationCase)
        .where(and(isNull(moderationCase.authorGuestId), isByGuest, isDecided)),
    ),
  );
}

const isByGuest = sql`${moderationCase.snapshot} ->> 'staffId' is null`;
const isDecided = and(
  inArray(moderationCase.status, ['upheld', 'dismissed']),
  or(isNull(moderationCase.appealedAt), isNotNull(moderationCase.appealDecision)),
);
