import { and, eq, inArray } from 'drizzle-orm';
import type { Connection } from '../../../platform/db/database';
import { comment, moderationCase, post } from '../../../platform/db/tables/schema';
import type { Subject } from './subject.repository';

type CaseRow = typeof moderationCase.$inferSelect;

/**
 * Hides the post or comment of a case from everybody but its author, or removes it. The case remembers the
 * status before, so that the decision can be taken back. Other subjects cannot be hidden.
 */
export async function hideSubject(
  tx: Connection,
  {
    id,
    subjectKind,
    subjectId,
    hiddenFrom,
  }: Pick<CaseRow, 'id' | 'subjectKind' | 'subjectId' | 'hiddenFrom'>,
  to: 'hidden' | 'removed',
): Promise<void> {
  const table = tableOf(subjectKind);
  if (!table) return;
  const [before] = await tx
    .select({ status: table.status })
    .from(table)
    .where(eq(table.id, subjectId))
    .for('update');
  const status = before?.status;
  // A decision does not restore a text that its author has deleted.
  if (status !== 'published' && status !== 'pending' && status !== 'hidden' && status !== 'removed') return;
  await tx.update(table).set({ status: to }).where(eq(table.id, subjectId));
  if (status === 'published' || status === 'pending')
    await tx
      .update(moderationCase)
      .set({ hiddenFrom: hiddenFrom ?? status })
      .where(eq(moderationCase.id, id));
}

/** Shows the subject again if this case has hidden it. */
export async function showSubject(
  tx: Connection,
  {
    id,
    subjectKind,
    subjectId,
    hiddenFrom,
  }: Pick<CaseRow, 'id' | 'subjectKind' | 'subjectId' | 'hiddenFrom'>,
): Promise<void> {
  const table = tableOf(subjectKind);
  if (!table || !hiddenFrom) return;
  await tx
    .update(table)
    .set({ status: hiddenFrom })
    .where(and(eq(table.id, subjectId), inArray(table.status, ['hidden', 'removed'])));
  await tx.update(moderationCase).set({ hiddenFrom: null }).where(eq(moderationCase.id, id));
}

function tableOf(kind: Subject['kind']) {
  if (kind === 'post') return post;
  return kind === 'comment' ? comment : undefined;
}
