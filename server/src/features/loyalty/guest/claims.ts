import { normalizeLine, normalizeText } from '@guest/shared/contracts/guest/guest-text';
import type { LoyaltyClaim, LoyaltyClaimInput } from '@guest/shared/contracts/loyalty/loyalty.contract';
import { desc, eq } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database';
import { loyaltyClaim } from '../../../platform/db/tables/schema';
import { RequestError, unprocessable } from '../../../platform/errors/request-error';
import type { CompleteReply } from '../../../platform/http/idempotency';
import type { MembershipRow } from './loyalty.mapper';

export type ClaimRow = typeof loyaltyClaim.$inferSelect;
export type Claims = ReturnType<typeof createClaims>;

/** The claims of guests for missing lines. */
export function createClaims(db: Database, now: () => number) {
  return {
    list: (membershipId: string): Promise<ClaimRow[]> =>
      db
        .select()
        .from(loyaltyClaim)
        .where(eq(loyaltyClaim.membershipId, membershipId))
        .orderBy(desc(loyaltyClaim.createdAt), desc(loyaltyClaim.id)),

    send: (
      { id: membershipId, propertyId }: MembershipRow,
      body: LoyaltyClaimInput,
      complete: CompleteReply<LoyaltyClaim>,
    ): Promise<LoyaltyClaim> =>
      db.transaction(async (tx) => {
        const reference = normalizeLine(body.reference ?? '') || null;
        const place = normalizeLine(body.place ?? '') || null;
        const { date = null, amount = null } = body;
        const [sent] = await tx
          .insert(loyaltyClaim)
          .values({
            membershipId,
            propertyId,
            subject: subjectOf(reference, date, place),
            reference,
            date,
            place,
            amount,
            note: normalizeText(body.note ?? '') || null,
            createdAt: new Date(now()),
          })
          .onConflictDoNothing()
          .returning();
        if (!sent) throw new RequestError(409, 'claim_duplicate', 'You have already reported this.');
        const claim = toClaim(sent);
        await complete(tx, claim);
        return claim;
      }),
  };
}

/** Returns by what a claim is recognized: its reference, or else when and where it was. */
function subjectOf(reference: string | null, date: string | null, place: string | null): string {
  if (reference !== null) return reference.toUpperCase().replace(/[^\p{Letter}\p{Number}]/gu, '');
  if (date !== null) return `${date} ${(place ?? '').toLowerCase()}`;
  throw unprocessable('reference', 'claim_incomplete', 'Enter a reference or a date.');
}

export function toClaim(row: ClaimRow): LoyaltyClaim {
  const { reference, date, place, amount, note, answer } = row;
  return {
    claimUuid: row.id,
    status: row.status,
    ...(reference !== null && { reference }),
    ...(date !== null && { date }),
    ...(place !== null && { place }),
    ...(amount !== null && { amount }),
    ...(note !== null && { note }),
    ...(answer !== null && { answer }),
    createdAt: row.createdAt.toISOString(),
  };
}
