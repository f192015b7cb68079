import { eq, inArray, sql } from 'drizzle-orm';
import type { Connection, Database } from '../../../platform/db/database';
import { loyaltyClaim, loyaltyEntry, membership } from '../../../platform/db/tables/schema';

/** Closes the memberships of guests: the lines remain as sums without a person, a number or a comment. */
export async function eraseFromLoyalty(tx: Connection, guestIds: string[]): Promise<void> {
  const closed = await tx
    .update(membership)
    .set({ status: 'closed', memberNumber: null, birthday: null })
    .where(inArray(membership.guestId, guestIds))
    .returning({ id: membership.id });
  for (const { id } of closed) {
    await tx.delete(loyaltyClaim).where(eq(loyaltyClaim.membershipId, id));
    await tx.execute(sql`select clear_loyalty_comments(${id}::uuid)`);
  }
}

/** Returns the memberships of guests with their lines and claims, for the export of personal data. */
export async function loadPersonalLoyalty(db: Database, guestIds: string[]) {
  const memberships = await db.select().from(membership).where(inArray(membership.guestId, guestIds));
  const ids = memberships.map(({ id }) => id);
  const lines = await db.select().from(loyaltyEntry).where(inArray(loyaltyEntry.membershipId, ids));
  const claims = await db.select().from(loyaltyClaim).where(inArray(loyaltyClaim.membershipId, ids));
  return memberships.map(({ id, memberNumber, joinedAt, termsVersion, birthday }) => ({
    memberNumber,
    joinedAt,
    termsVersion,
    birthday,
    lines: lines
      .filter(({ membershipId }) => membershipId === id)
      .map(({ type, value, reason, label, comment, activeFrom, expireAt, createdAt }) => ({
        type,
        value,
        reason,
        reference: label,
        comment,
        activeFrom,
        expireAt,
        createdAt,
      })),
    claims: claims
      .filter(({ membershipId }) => membershipId === id)
      .map(({ status, reference, date, place, amount, note, answer, createdAt }) => ({
        status,
        reference,
        date,
        place,
        amount,
        note,
        answer,
        createdAt,
      })),
  }));
}
