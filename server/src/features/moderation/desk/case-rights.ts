import { and, eq, inArray, ne } from 'drizzle-orm';
import type { Actor } from '../../../platform/connections/actor';
import type { Connection } from '../../../platform/db/database';
import { report, staff } from '../../../platform/db/tables/schema';
import { RequestError } from '../../../platform/errors/request-error';
import type { CaseRow } from '../cases/case-events';

const ownCase = () =>
  new RequestError(
    403,
    'own_case',
    "You can't decide this yourself, because it is about you or your own decision.",
  );

/** Staff must not decide about content that they wrote or reported themselves. */
export async function assertNotInvolved(tx: Connection, row: CaseRow, actor: Actor): Promise<void> {
  const hasReported = and(eq(report.caseId, row.id), eq(report.reporterId, actor.id));
  if (row.snapshot.staffId === actor.id || (await tx.$count(report, hasReported)) > 0) throw ownCase();
}

/** If a property has two supervisors, the second one reviews a decision of the first. */
export async function assertSecondPerson(
  tx: Connection,
  { decidedBy }: Pick<CaseRow, 'decidedBy'>,
  { id, property }: Actor,
): Promise<void> {
  if (decidedBy !== id) return;
  const others = and(
    eq(staff.propertyId, property.id),
    inArray(staff.role, ['supervisor', 'manager']),
    ne(staff.id, id),
  );
  if ((await tx.$count(staff, others)) > 0) throw ownCase();
}
