import type { ReportReason, SubjectKind } from '@guest/shared/contracts/moderation/reasons';
import { and, eq, ne, sql, type SQL } from 'drizzle-orm';
import type * as pg from 'drizzle-orm/pg-core';
import { assertRow } from '../../../platform/db/assert-row';
import type { Connection, Database } from '../../../platform/db/database';
import { moderationCase, report } from '../../../platform/db/tables/schema';
import { notFound } from '../../../platform/errors/request-error';
import type { OutboxRow, PushOutbox } from '../../../platform/outbox/push-outbox';
import { caseSeverity, shouldHide } from './automatic-actions';
import { addCaseEvent, type CaseRow } from './case-events';
import { findOpenCase, lockSubject } from './case-lock';
import { retainEvidence, openCase } from './open-case';
import { addPostEvent, readPostState } from './post-transaction';
import { hasReportWeight } from './reporter-weight';
import { findSubject, isReadable, type ReportedSubject, type Subject } from './subject.repository';
import { hideSubject, showSubject } from './visibility';

export interface Reporter {
  /** The id of the guest or of the staff member. */
  id: string;
  kind: 'guest' | 'staff';
  propertyId: string;
}

export interface ReportContent {
  reasonCode: ReportReason;
  /** Empty if the reporter wrote nothing. */
  note: string;
}

interface ReportsDeps {
  db: Database;
  outbox: PushOutbox;
  now: () => number;
}

export type Reports = ReturnType<typeof createReports>;

/** Reports by guests. All reports of one subject form one case. */
export function createReports({ db, outbox, now }: ReportsDeps) {
  /** Runs `work` with the lock of the subject and publishes its events afterwards. */
  async function inCase(subject: Subject, work: (tx: Connection) => Promise<OutboxRow[]>): Promise<void> {
    const rows = await db.transaction(async (tx) => {
      await lockSubject(tx, subject);
      const before = await readPostState(tx, subject);
      const events = await work(tx);
      return [...events, ...(await addPostEvent(tx, outbox, { subject, before }))];
    });
    await outbox.publish(...rows);
  }

  return {
    /**
     * Opens a case or joins the open one; a second report of the same reporter replaces the first. Throws 404 if
     * the reporter cannot read the subject.
     */
    file: (reporter: Reporter, subject: Subject, content: ReportContent): Promise<void> =>
      inCase(subject, async (tx) => {
        const found = await findSubject(tx, reporter.propertyId, subject);
        if (!found || !(await isVisibleTo(tx, reporter, subject))) throw notFound();
        const before = await findOpenCase(tx, subject);
        const { propertyId } = reporter;
        const opened = before ?? (await openCase(tx, { propertyId, subject, found, now: now() }));
        await upsertReport(tx, opened, reporter, { ...content, isOwn: isByReporter(reporter, found) });
        const changed = await applyReports(tx, opened, found);
        return [
          await addCaseEvent(tx, outbox, before ? 'caseChanged' : 'caseOpened', { row: changed, before }),
        ];
      }),

    /** Withdraws a report. If it was the last one, the case is closed as dismissed without a decision. */
    withdraw: (reporter: Reporter, subject: Subject): Promise<void> =>
      inCase(subject, async (tx) => {
        const own = and(eq(report.reporterId, reporter.id), isAbout(subject));
        await tx.update(report).set({ isFlagged: false }).where(own);
        const openCaseRow = await findOpenCase(tx, subject);
        if (!openCaseRow) return [];
        const withdrawn = await tx
          .update(report)
          .set({ status: 'withdrawn' })
          .where(and(own, eq(report.caseId, openCaseRow.id), eq(report.status, 'open')))
          .returning({ id: report.id });
        if (withdrawn.length === 0) return [];
        const left = await openReports(tx, openCaseRow.id);
        const changed =
          left.length === 0
            ? await closeWithdrawn(tx, openCaseRow)
            : await updateCase(tx, openCaseRow.id, { severity: caseSeverity(left) });
        return [await addCaseEvent(tx, outbox, 'caseChanged', { row: changed, before: openCaseRow })];
      }),
  };

  /** A subject that the reporter has reported may be hidden by now; its report can still get another reason. */
  async function isVisibleTo(tx: Connection, reporter: Reporter, subject: Subject): Promise<boolean> {
    if (await isReadable(tx, subject, now())) return true;
    return (await tx.$count(report, and(eq(report.reporterId, reporter.id), isAbout(subject)))) > 0;
  }

  async function upsertReport(
    tx: Connection,
    { id: caseId, subjectKind, subjectId, propertyId }: CaseRow,
    reporter: Reporter,
    { reasonCode, note, isOwn }: ReportContent & { isOwn: boolean },
  ): Promise<void> {
    const content = {
      reasonCode,
      note: note === '' ? null : note,
      hasWeight: reporter.kind === 'guest' && !isOwn && (await hasReportWeight(tx, reporter.id, now())),
      status: 'open' as const,
      isFlagged: true,
    };
    await tx
      .insert(report)
      .values({
        caseId,
        propertyId,
        subjectKind,
        subjectId,
        reporterId: reporter.id,
        reporterKind: reporter.kind,
        createdAt: new Date(now()),
        ...content,
      })
      .onConflictDoUpdate({ target: [report.caseId, report.reporterId], set: content });
  }

  /** Updates the snapshot and the severity, and applies the automatic actions. */
  async function applyReports(tx: Connection, one: CaseRow, found: ReportedSubject): Promise<CaseRow> {
    const reports = await openReports(tx, one.id);
    const { clearedReasons } = one;
    const mustHide =
      !one.isHiddenAutomatically &&
      shouldHide({ reports, clearedReasons, isByStaff: found.snapshot.staffId !== null }, now());
    if (mustHide) await hideSubject(tx, one, 'hidden');
    await retainEvidence(tx, one.id, found);
    return updateCase(tx, one.id, {
      snapshot: found.snapshot,
      severity: caseSeverity(reports),
      ...(mustHide && { isHiddenAutomatically: true }),
    });
  }

  async function closeWithdrawn(tx: Connection, one: CaseRow): Promise<CaseRow> {
    await showSubject(tx, one);
    return updateCase(tx, one.id, {
      status: 'dismissed',
      decision: 'withdrawn',
      resolvedAt: new Date(now()),
      isHiddenAutomatically: false,
    });
  }
}

/** Changes a case and returns it with its next version. */
export async function updateCase(
  tx: Connection,
  id: string,
  fields: Partial<typeof moderationCase.$inferInsert>,
): Promise<CaseRow> {
  const [changed] = await tx
    .update(moderationCase)
    .set({ ...fields, version: sql`${moderationCase.version} + 1` })
    .where(eq(moderationCase.id, id))
    .returning();
  assertRow(changed, `the moderation case ${id}`);
  return changed;
}

const openReports = (tx: Connection, caseId: string) =>
  tx
    .select()
    .from(report)
    .where(and(eq(report.caseId, caseId), ne(report.status, 'withdrawn')));

const isAbout = ({ kind, id }: Subject): SQL | undefined =>
  and(eq(report.subjectKind, kind), eq(report.subjectId, id));

const isByReporter = ({ id, kind }: Reporter, { authorGuestId, snapshot }: ReportedSubject): boolean =>
  kind === 'guest' ? authorGuestId === id : snapshot.staffId === id;

/** Whether a viewer has reported the post or comment of a row; for the columns of a query. */
export const isFlaggedBy = (
  viewerId: string | null,
  kind: SubjectKind,
  subjectId: pg.AnyPgColumn,
): SQL<boolean> =>
  viewerId === null
    ? sql<boolean>`false`
    : sql<boolean>`exists (select 1 from ${report} where ${report.reporterId} = ${viewerId}
        and ${report.subjectId} = ${subjectId} and ${report.subjectKind} = ${kind} and ${report.isFlagged})`;
