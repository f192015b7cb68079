import type { ReplyOf, RequestName, RequestOf } from '@guest/shared/contracts/socket.contract';
import { and, eq } from 'drizzle-orm';
import type { Actor } from '../../../platform/connections/actor';
import type { Connection, Database } from '../../../platform/db/database';
import { moderationCase } from '../../../platform/db/tables/schema';
import { notFound, RequestError } from '../../../platform/errors/request-error';
import type { PushOutbox } from '../../../platform/outbox/push-outbox';
import { recordStaffAction } from '../../staff/staff-action';
import { addCaseEvent, type CaseRow } from '../cases/case-events';
import { lockSubject } from '../cases/case-lock';
import { addPostEvent, readPostState } from '../cases/post-transaction';
import { assertNotInvolved } from './case-rights';
import { toStaffCase } from './case-view';

export interface CaseChangeDeps {
  db: Database;
  outbox: PushOutbox;
  now: () => number;
}

/** A case with the version that the supervisor saw. */
export type Versioned = RequestOf<'takeCase'>;
type CaseReply = ReplyOf<'takeCase'>;

/**
 * Returns the function that changes a case under the lock of its subject. If the same person has made the change
 * already, the reply is a success; for any other outdated version it is 409 with the current case.
 */
export function createCaseChange({ db, outbox, now }: CaseChangeDeps) {
  return async function change(
    actor: Actor,
    what: RequestName,
    { caseId, version }: Versioned,
    steps: { isDone: (row: CaseRow) => boolean; apply: (tx: Connection, row: CaseRow) => Promise<CaseRow> },
  ): Promise<CaseReply> {
    const { row, events } = await db.transaction(async (tx) => {
      const isCase = and(eq(moderationCase.id, caseId), eq(moderationCase.propertyId, actor.property.id));
      const [found] = await tx.select().from(moderationCase).where(isCase);
      if (!found) throw notFound();
      const subject = { kind: found.subjectKind, id: found.subjectId };
      await lockSubject(tx, subject);
      const [before] = await tx.select().from(moderationCase).where(isCase);
      if (!before) throw notFound();
      if (before.version !== version) {
        if (steps.isDone(before)) return { row: before, events: [] };
        throw new RequestError(
          409,
          'version_conflict',
          'Somebody else has changed this. Please look at it again.',
          { data: { case: await toStaffCase(tx, before, now()) } },
        );
      }
      await assertNotInvolved(tx, before, actor);
      const postBefore = await readPostState(tx, subject);
      const changed = await steps.apply(tx, before);
      await recordStaffAction(tx, actor, {
        what,
        subjectId: caseId,
        before: factsOf(before),
        after: factsOf(changed),
        reason: changed.reasonCode,
        at: now(),
      });
      return {
        row: changed,
        events: [
          await addCaseEvent(tx, outbox, 'caseChanged', { row: changed, before }),
          ...(await addPostEvent(tx, outbox, { subject, before: postBefore })),
        ],
      };
    });
    await outbox.publish(...events);
    return { case: await toStaffCase(db, row, now()) };
  };
}

const factsOf = ({ status, action }: CaseRow) => ({ caseStatus: status, ...(action && { action }) });
