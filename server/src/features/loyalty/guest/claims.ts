import { normalizeLine, normalizeText } from '@guest/shared/contracts/guest/guest-text';
import type { LoyaltyClaim, LoyaltyClaimInput } from '@guest/shared/contracts/loyalty/loyalty.contract';
import { desc, eq } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database';
import { loyaltyClaim } from '../../../platform/db/tables/schema';
import { RequestError, unprocessable } from '../../../platform/errors/request-error';
import type { Guest } from '../../../platform/http/authentication';
import type { CompleteReply } from '../../../platform/http/idempotency';
import type { ClaimPhotos } from './claim-photos';
import type { MembershipRow } from './loyalty.mapper';

export type ClaimRow = typeof loyaltyClaim.$inferSelect;
export type Claims = ReturnType<typeof createClaims>;

interface ClaimsDeps {
  db: Database;
  photos: ClaimPhotos;
  now: () => number;
}

/** Handles the claims of guests for missing lines. */
export function createClaims({ db, photos, now }: ClaimsDeps) {
  return {
    async list(me: Guest, { id: membershipId }: MembershipRow): Promise<LoyaltyClaim[]> {
      const rows = await db
        .select()
        .from(loyaltyClaim)
        .where(eq(loyaltyClaim.membershipId, membershipId))
        .orderBy(desc(loyaltyClaim.createdAt), desc(loyaltyClaim.id));
      const urlOf = await photos.addressing(me);
      const photoOf = await photos.addressesFor(db, { urlOf, claimIds: rows.map(({ id }) => id) });
      return rows.map((row) => toClaim(row, photoOf.get(row.id)));
    },

    async send(
      me: Guest,
      { member, body }: { member: MembershipRow; body: LoyaltyClaimInput },
      complete: CompleteReply<LoyaltyClaim>,
    ): Promise<LoyaltyClaim> {
      const photo = body.photo === undefined ? undefined : await photos.require(me, body.photo);
      const urlOf = await photos.addressing(me);
      return db.transaction(async (tx) => {
        const reference = normalizeLine(body.reference ?? '') || null;
        const place = normalizeLine(body.place ?? '') || null;
        const { date = null, amount = null } = body;
        const [sent] = await tx
          .insert(loyaltyClaim)
          .values({
            membershipId: member.id,
            propertyId: member.propertyId,
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
        if (photo) await photos.link(tx, photo, sent.id);
        const photoOf = await photos.addressesFor(tx, { urlOf, claimIds: [sent.id] });
        const claim = toClaim(sent, photoOf.get(sent.id));
        await complete(tx, claim);
        return claim;
      });
    },
  };
}

/** Returns what identifies a claim, so that it is not made twice: its reference, or else its date and place. */
function subjectOf(reference: string | null, date: string | null, place: string | null): string {
  if (reference !== null) return reference.toUpperCase().replace(/[^\p{Letter}\p{Number}]/gu, '');
  if (date !== null) return `${date} ${(place ?? '').toLowerCase()}`;
  throw unprocessable('reference', 'claim_incomplete', 'Enter a reference or a date.');
}

export function toClaim(row: ClaimRow, photo?: LoyaltyClaim['photo']): LoyaltyClaim {
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
    ...(photo && { photo }),
    createdAt: row.createdAt.toISOString(),
  };
}
