import type { ReplyOf, RequestOf } from '@guest/shared/contracts/socket.contract';
import type { Actor } from '../../../platform/connections/actor';
import type { Database } from '../../../platform/db/database';
import { notFound } from '../../../platform/errors/request-error';
import type { PushOutbox } from '../../../platform/outbox/push-outbox';
import { recordStaffAction } from '../../staff/staff-action';
import { addCaseEvent } from '../cases/case-events';
import { findOpenCase, lockSubject } from '../cases/case-lock';
import { retainEvidence, openCase } from '../cases/open-case';
import { findSubject } from '../cases/subject.repository';
import { toStaffCase } from './case-view';

/**
 * Opens a case about something that no guest has reported, so that a supervisor decides about it as about any
 * other: with a reason, an appeal and a record. An open case is returned as it is.
 */
export const createOpenByStaff =
  ({ db, outbox, now }: { db: Database; outbox: PushOutbox; now: () => number }) =>
  async (
    actor: Actor,
    { subjectKind: kind, subjectId: id }: RequestOf<'openCase'>,
  ): Promise<ReplyOf<'openCase'>> => {
    const propertyId = actor.property.id;
    const { row, event } = await db.transaction(async (tx) => {
      const subject = { kind, id };
      await lockSubject(tx, subject);
      const found = await findSubject(tx, propertyId, subject);
      if (!found || found.status === 'deleted') throw notFound();
      const before = await findOpenCase(tx, subject);
      if (before) return { row: before, event: undefined };
      const opened = await openCase(tx, { propertyId, subject, found, now: now() });
      await retainEvidence(tx, opened.id, found);
      await recordStaffAction(tx, actor, {
        what: 'openCase',
        subjectId: id,
        after: { caseStatus: opened.status },
        at: now(),
      });
      return { row: opened, event: await addCaseEvent(tx, outbox, 'caseOpened', { row: opened }) };
    });
    if (event) await outbox.publish(event);
    return { case: await toStaffCase(db, row, now()) };
  };
