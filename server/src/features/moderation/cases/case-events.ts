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

/** Announces a case to the supervisors, without its content. `isAlert` marks what cannot wait. */
export function addCaseEvent(
  tx: Connection,
  outbox: Pick<PushOutbox, 'add'>,
  event: 'caseOpened' | 'caseChanged',
  { id, propertyId, subjectKind, severity, status, isHiddenAutomatically, version }: CaseRow,
): Promise<OutboxRow> {
  return outbox.add(tx, {
    topic: topicOf(propertyId),
    event,
    body: {
      caseId: id,
      subjectKind,
      severity,
      status,
      isAlert: severity === 3 && isHiddenAutomatically,
      version,
    },
  });
}
