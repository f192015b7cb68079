import type { RequestOf } from '@guest/shared/contracts/socket.contract';
import { and, eq } from 'drizzle-orm';
import type { Actor } from '../../../platform/connections/actor';
import type { Connection } from '../../../platform/db/database';
import { report } from '../../../platform/db/tables/schema';
import { RequestError, unprocessable } from '../../../platform/errors/request-error';
import { parseNote } from '../../../platform/validation/parse-note';
import type { CaseRow } from '../cases/case-events';
import { findOpenCase } from '../cases/case-lock';
import { updateCase } from '../cases/reports';
import { hideSubject, showSubject } from '../cases/visibility';
import { applyAction, leavesVisible, undoAction } from './case-actions';
import { assertSecondPerson } from './case-rights';
import { createCaseChange, type CaseChangeDeps, type Versioned } from './change-case';
import { withoutReasonsOfCase, withReasonsOfCase } from './cleared-reasons';

/** A decision can be taken back before the author learns of it. */
const NOTICE_AFTER_MS = 5 * 60_000;
const REOPEN_WITHIN_MS = 30 * 24 * 3_600_000;
const MAX_NOTE = 500;

/**
 * Handles the decisions of supervisors about cases. Each request contains the version of the case that the supervisor
 * saw.
 */
export function createDecisions({ db, outbox, now }: CaseChangeDeps) {
  const change = createCaseChange({ db, outbox, now });

  return {
    take: (actor: Actor, input: Versioned) =>
      change(actor, 'takeCase', input, {
        isDone: ({ assigneeId }) => assigneeId === actor.id,
        apply: async (tx, { id, status }) => {
          if (status !== 'open' && status !== 'in_review') throw alreadyDecided();
          return updateCase(tx, id, { assigneeId: actor.id, status: 'in_review' });
        },
      }),

    decide: (actor: Actor, input: RequestOf<'decideCase'>) =>
      change(actor, 'decideCase', input, {
        isDone: ({ decidedBy, decision, action }) =>
          decidedBy === actor.id && decision === input.decision && action === input.action,
        apply: async (tx, row) => {
          if (row.status !== 'open' && row.status !== 'in_review') throw alreadyDecided();
          await assertSecondPerson(tx, row, actor);
          const noteToAuthor = parseNote(input.noteToAuthor, { max: MAX_NOTE, field: 'noteToAuthor' });
          return input.decision === 'uphold'
            ? uphold(tx, row, { ...input, by: actor.id, noteToAuthor })
            : dismiss(tx, row, { by: actor.id, noteToAuthor });
        },
      }),

    /** Reopens a case. Within five minutes, the supervisor who decided it may do so, too. */
    reopen: (actor: Actor, input: Versioned) =>
      change(actor, 'reopenCase', input, {
        isDone: ({ status, assigneeId }) => status === 'in_review' && assigneeId === actor.id,
        apply: async (tx, row) => {
          const isNotified = row.noticeDueAt === null || row.noticeDueAt.getTime() <= now();
          if (!row.resolvedAt || now() - row.resolvedAt.getTime() > REOPEN_WITHIN_MS) throw notPossible();
          if (isNotified) await assertSecondPerson(tx, row, actor);
          // New reports have opened another case in the meantime, which is where the subject is decided.
          if (await findOpenCase(tx, { kind: row.subjectKind, id: row.subjectId })) throw notPossible();
          await undoAction(tx, row);
          // A subject that reports have hidden stays hidden until somebody has decided again.
          if (row.isHiddenAutomatically) await hideSubject(tx, { ...row, hiddenFrom: null }, 'hidden');
          await tx.update(report).set({ status: 'open' }).where(isDecidedReport(row));
          return updateCase(tx, row.id, {
            clearedReasons: await withoutReasonsOfCase(tx, row),
            status: 'in_review',
            assigneeId: actor.id,
            decision: null,
            action: null,
            resolvedAt: null,
            noticeDueAt: null,
            // An author who has appealed knows the decision, even if the answer to the appeal was not sent yet.
            ...(row.appealedAt && { authorNotifiedAt: row.authorNotifiedAt ?? row.resolvedAt }),
            ...(!isNotified && { decidedBy: null }),
          });
        },
      }),

    decideAppeal: (actor: Actor, input: RequestOf<'decideAppeal'>) =>
      change(actor, 'decideAppeal', input, {
        isDone: ({ appealDecision }) => appealDecision === input.decision,
        apply: async (tx, row) => {
          if (row.status !== 'upheld' || !row.appealedAt || row.appealDecision) throw notPossible();
          await assertSecondPerson(tx, row, actor);
          const isAccepted = input.decision === 'accepted';
          if (isAccepted) await undoAction(tx, published(row));
          const noteToAuthor = parseNote(input.noteToAuthor, { max: MAX_NOTE, field: 'noteToAuthor' });
          return updateCase(tx, row.id, {
            appealDecision: input.decision,
            noteToAuthor: noteToAuthor || null,
            noticeDueAt: new Date(now()),
            authorNotifiedAt: null,
            ...(isAccepted && {
              status: 'dismissed',
              decision: 'dismiss',
              action: 'none',
              isHiddenAutomatically: false,
              clearedReasons: await withReasonsOfCase(tx, row),
            }),
          });
        },
      }),
  };

  async function uphold(
    tx: Connection,
    row: CaseRow,
    input: Pick<RequestOf<'decideCase'>, 'action' | 'days' | 'reasonCode'> & {
      by: string;
      noteToAuthor: string;
    },
  ): Promise<CaseRow> {
    const { action, days, reasonCode, by, noteToAuthor } = input;
    if (!reasonCode) throw unprocessable('reasonCode', 'reason_required', 'This field is required');
    await applyAction(tx, row, { action, days, reasonCode, by, now: now() });
    await tx.update(report).set({ status: 'upheld' }).where(isOpenReport(row));
    return updateCase(tx, row.id, {
      status: 'upheld',
      decision: 'uphold',
      action,
      reasonCode,
      ...(leavesVisible(action) && {
        isHiddenAutomatically: false,
        clearedReasons: await withReasonsOfCase(tx, row),
      }),
      ...resolvedBy(row, by, noteToAuthor),
    });
  }

  /** The content is visible again. Later reports with the same reasons do not hide it. */
  async function dismiss(
    tx: Connection,
    row: CaseRow,
    { by, noteToAuthor }: { by: string; noteToAuthor: string },
  ): Promise<CaseRow> {
    await showSubject(tx, row);
    await tx.update(report).set({ status: 'dismissed' }).where(isOpenReport(row));
    return updateCase(tx, row.id, {
      status: 'dismissed',
      decision: 'dismiss',
      action: 'none',
      isHiddenAutomatically: false,
      clearedReasons: await withReasonsOfCase(tx, row),
      ...resolvedBy(row, by, noteToAuthor),
    });
  }

  function resolvedBy({ severity }: CaseRow, decidedBy: string, noteToAuthor: string) {
    return {
      decidedBy,
      noteToAuthor: noteToAuthor || null,
      // An appeal against an earlier decision does not answer this one, and the author can appeal again.
      appealText: null,
      appealedAt: null,
      appealDecision: null,
      resolvedAt: new Date(now()),
      noticeDueAt: new Date(now() + (severity === 3 ? 0 : NOTICE_AFTER_MS)),
    };
  }
}

const isOpenReport = ({ id }: CaseRow) => and(eq(report.caseId, id), eq(report.status, 'open'));
const isDecidedReport = ({ id, decision }: CaseRow) =>
  and(eq(report.caseId, id), eq(report.status, decision === 'uphold' ? 'upheld' : 'dismissed'));

/** An accepted appeal also answers the review for which a post waited, so that it is published and does not wait again. */
const published = (row: CaseRow): CaseRow =>
  row.hiddenFrom === 'pending' ? { ...row, hiddenFrom: 'published' } : row;

const notPossible = () => new RequestError(409, 'action_not_possible', "This isn't possible here.");
const alreadyDecided = notPossible;
