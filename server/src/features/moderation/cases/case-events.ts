import { isSupervisor } from '../../../platform/connections/actor';
import type { Connection } from '../../../platform/db/database';
import type { moderationCase } from '../../../platform/db/tables/schema';
import type { OutboxRow, PushOutbox } from '../../../platform/outbox/push-outbox';
import type { Topic } from '../../../platform/outbox/topic';

export type CaseRow = typeof moderationCase.$inferSelect;

const topicOf = (propertyId: string) => `moderation:${propertyId}`;

/** Only supervisors learn of cases. */
export const moderationTopics: Topic = {
  prefix: 'moderation:',
  joins: (actor) => (actor.kind === 'staff' && isSupervisor(actor) ? [topicOf(actor.property.id)] : []),
  recipientsOf:
    () =>
    async ({ topic }) => [{ socketRooms: [topic] }],
};

/**
 * Publishes a case to the supervisors, without its content. `isAlert` marks an urgent case; one that was urgent
 * already (`before`) does not alert again.
 */
export function addCaseEvent(
  tx: Connection,
  outbox: Pick<PushOutbox, 'add'>,
  event: 'caseOpened' | 'caseChanged',
  { row, before }: { row: CaseRow; before?: CaseRow | undefined },
): Promise<OutboxRow> {
  const { id, propertyId, subjectKind, severity, status, version } = row;
  return outbox.add(tx, {
    topic: topicOf(propertyId),
    event,
    body: {
      caseId: id,
      subjectKind,
      severity,
      status,
      isAlert: cannotWait(row) && !(before && cannotWait(before)),
      version,
    },
  });
}

const cannotWait = ({ severity, isHiddenAutomatically }: CaseRow): boolean =>
  severity === 3 && isHiddenAutomatically;
