import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Connection } from '../../../platform/db/database';
import { moderationCase, postRestriction, postRestrictionCause } from '../../../platform/db/tables/schema';

type RestrictionRow = typeof postRestriction.$inferSelect;
type Restriction = Pick<RestrictionRow, 'guestId' | 'propertyId' | 'until' | 'by' | 'reasonCode'> & {
  /** `null` if a supervisor restricts the guest without a case. */
  caseId: string | null;
};

/**
 * Forbids a guest to publish. What restricts the guest already stays, and the longest counts; another restriction by the same
 * case, or without one, is replaced. Returns until when the guest is restricted.
 */
export async function addRestriction(tx: Connection, added: Restriction): Promise<Date> {
  await readCauses(tx, added.guestId);
  await putCause(tx, added);
  return (await writeLongest(tx, added.guestId)) ?? added.until;
}

/** Ends the restriction by a case; those by other cases and by supervisors stay. */
export async function endRestrictionOf(
  tx: Connection,
  { guestId, caseId }: { guestId: string; caseId: string },
): Promise<void> {
  await readCauses(tx, guestId);
  await tx
    .delete(postRestrictionCause)
    .where(and(eq(postRestrictionCause.guestId, guestId), eq(postRestrictionCause.caseId, caseId)));
  await writeLongest(tx, guestId);
}

/** Ends all restrictions of a guest. Returns whether there was one. */
export async function endRestrictions(tx: Connection, guestId: string): Promise<boolean> {
  await lockRestrictions(tx, guestId);
  await tx.delete(postRestrictionCause).where(eq(postRestrictionCause.guestId, guestId));
  const ended = await tx
    .delete(postRestriction)
    .where(eq(postRestriction.guestId, guestId))
    .returning({ guestId: postRestriction.guestId });
  return ended.length > 0;
}

/** Locks the restrictions of a guest, so that decisions about them run one after another on all servers. */
export async function lockRestrictions(tx: Connection, guestId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`restriction ${guestId}`}, 0))`);
}

/**
 * Locks the restrictions of a guest, and makes their causes agree with what a server of the version before may have written,
 * which knows the restriction alone.
 */
async function readCauses(tx: Connection, guestId: string): Promise<void> {
  await lockRestrictions(tx, guestId);
  const [row] = await tx.select().from(postRestriction).where(eq(postRestriction.guestId, guestId));
  const isOfGuest = eq(postRestrictionCause.guestId, guestId);
  if (!row) {
    await tx.delete(postRestrictionCause).where(isOfGuest);
    return;
  }
  const isThis = and(
    isOfGuest,
    eq(postRestrictionCause.until, row.until),
    eq(postRestrictionCause.reasonCode, row.reasonCode),
    row.by ? eq(postRestrictionCause.by, row.by) : isNull(postRestrictionCause.by),
  );
  if ((await tx.$count(postRestrictionCause, isThis)) > 0) return;
  // The row is the longest restriction, so that server has replaced those that are longer.
  await tx.delete(postRestrictionCause).where(and(isOfGuest, gt(postRestrictionCause.until, row.until)));
  await putCause(tx, { ...row, caseId: await findCase(tx, row) });
}

/** The latest case that the restriction can come from. */
async function findCase(
  tx: Connection,
  { guestId, by, reasonCode }: Pick<RestrictionRow, 'guestId' | 'by' | 'reasonCode'>,
): Promise<string | null> {
  if (!by) return null;
  const [found] = await tx
    .select({ id: moderationCase.id })
    .from(moderationCase)
    .where(
      and(
        eq(moderationCase.authorGuestId, guestId),
        eq(moderationCase.status, 'upheld'),
        eq(moderationCase.action, 'restrict'),
        eq(moderationCase.decidedBy, by),
        sql`${moderationCase.reasonCode} = ${reasonCode}`,
      ),
    )
    .orderBy(desc(moderationCase.resolvedAt))
    .limit(1);
  return found?.id ?? null;
}

async function putCause(
  tx: Connection,
  { guestId, propertyId, caseId, until, by, reasonCode }: Restriction,
): Promise<void> {
  await tx
    .insert(postRestrictionCause)
    .values({ guestId, propertyId, caseId, until, by, reasonCode })
    .onConflictDoUpdate({
      target: [postRestrictionCause.guestId, postRestrictionCause.caseId],
      set: { until, by, reasonCode },
    });
}

/** Makes the longest cause the restriction of the guest; without one the guest may publish again. */
async function writeLongest(tx: Connection, guestId: string): Promise<Date | undefined> {
  const [longest] = await tx
    .select()
    .from(postRestrictionCause)
    .where(eq(postRestrictionCause.guestId, guestId))
    .orderBy(desc(postRestrictionCause.until))
    .limit(1);
  if (!longest) {
    await tx.delete(postRestriction).where(eq(postRestriction.guestId, guestId));
    return undefined;
  }
  const { propertyId, until, by, reasonCode } = longest;
  await tx
    .insert(postRestriction)
    .values({ guestId, propertyId, until, by, reasonCode })
    .onConflictDoUpdate({ target: postRestriction.guestId, set: { until, by, reasonCode } });
  return until;
}
