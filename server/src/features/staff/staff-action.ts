import type { Connection } from '../../platform/db/database';
import { staffAction } from '../../platform/db/tables/schema';
import type { Actor } from '../../platform/connections/actor';

type Row = typeof staffAction.$inferInsert;
type Action = Pick<Row, 'what' | 'subjectId' | 'before' | 'after' | 'reason'> & { at: number };

/**
 * Writes down what a member of staff has changed; what guests do is not kept here. It belongs into the transaction of the
 * change and behind the last reason to refuse it, so that neither is ever there without the other.
 */
export async function noteStaffAction(
  tx: Connection,
  actor: Actor,
  { at, ...action }: Action,
): Promise<void> {
  if (actor.kind !== 'staff') return;
  const by = { propertyId: actor.property.id, staffId: actor.id, at: new Date(at) };
  await tx.insert(staffAction).values({ ...by, ...action });
}
