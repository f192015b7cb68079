import type { Connection } from '../../platform/db/database';
import { staffAction } from '../../platform/db/tables/schema';
import type { Actor } from '../../platform/connections/actor';

type StaffActionRow = typeof staffAction.$inferInsert;
type AuditEntry = Pick<StaffActionRow, 'what' | 'subjectId' | 'before' | 'after' | 'reason'> & { at: number };

/**
 * Records a change by staff in the audit log; changes by guests are ignored. Call it in the transaction of
 * the change and after all checks, so that neither exists without the other.
 */
export async function recordStaffAction(
  tx: Connection,
  actor: Actor,
  { at, ...action }: AuditEntry,
): Promise<void> {
  if (actor.kind !== 'staff') return;
  const by = { propertyId: actor.property.id, staffId: actor.id, at: new Date(at) };
  await tx.insert(staffAction).values({ ...by, ...action });
}
