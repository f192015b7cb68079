import type { StaffCase } from '@guest/shared/contracts/moderation/moderation-socket.contract';
import { and, eq, ne } from 'drizzle-orm';
import type { Connection } from '../../../platform/db/database';
import { report } from '../../../platform/db/tables/schema';
import type { CaseRow } from '../cases/case-events';
import { countUpheld, riskOf } from '../screening/review-policy';

/** Returns a case as supervisors see it. */
export async function toStaffCase(on: Connection, row: CaseRow, now: number): Promise<StaffCase> {
  const reports = await on
    .select()
    .from(report)
    .where(and(eq(report.caseId, row.id), ne(report.status, 'withdrawn')));
  const upheld = row.authorGuestId ? await countUpheld(on, row.authorGuestId, now) : 0;
  const { snapshot } = row;
  const counts = new Map<StaffCase['reasons'][number]['reasonCode'], number>();
  for (const { reasonCode } of reports) counts.set(reasonCode, (counts.get(reasonCode) ?? 0) + 1);
  return {
    caseId: row.id,
    subjectKind: row.subjectKind,
    subjectId: row.subjectId,
    severity: row.severity,
    status: row.status,
    openedAt: row.openedAt.toISOString(),
    resolvedAt: row.resolvedAt?.toISOString() ?? null,
    text: snapshot.text,
    alts: snapshot.alts,
    tags: snapshot.tags,
    photoCount: snapshot.photos.length,
    photoKeys: snapshot.photos,
    lang: snapshot.lang,
    createdAt: snapshot.createdAt,
    authorName: snapshot.authorName,
    authorUuid: row.authorGuestId,
    isByStaff: snapshot.staffId !== null,
    context: snapshot.context,
    reasons: [...counts].map(([reasonCode, count]) => ({ reasonCode, count })),
    notes: reports.flatMap(({ note }) => note ?? []),
    reporters: row.resolvedAt ? reports.map(({ reporterId }) => reporterId) : [],
    isHiddenAutomatically: row.isHiddenAutomatically,
    authorUpheld: upheld,
    authorRisk: riskOf(upheld),
    assigneeId: row.assigneeId,
    decision: row.decision,
    action: row.action,
    reasonCode: row.reasonCode,
    noteToAuthor: row.noteToAuthor,
    appeal: row.appealedAt && {
      text: row.appealText ?? '',
      at: row.appealedAt.toISOString(),
      decision: row.appealDecision,
    },
    version: row.version,
  };
}
