import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Connection } from '../../../platform/db/database';
import { moderationCase } from '../../../platform/db/tables/schema';
import type { CaseRow } from './case-events';
import type { Subject } from './subject.repository';

/**
 * Locks a subject, so that its reports, withdrawals, automatic actions and decisions run one after another on all
 * servers.
 */
export async function lockSubject(tx: Connection, { kind, id }: Subject): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`moderation:${kind}:${id}`}, 0))`);
}

/** Returns the undecided case of a subject. Call it with the lock of the subject. */
export async function findOpenCase(tx: Connection, { kind, id }: Subject): Promise<CaseRow | undefined> {
  const [found] = await tx
    .select()
    .from(moderationCase)
    .where(
      and(
        eq(moderationCase.subjectKind, kind),
        eq(moderationCase.subjectId, id),
        inArray(moderationCase.status, ['open', 'in_review']),
      ),
    );
  return found;
}
