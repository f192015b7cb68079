import type { RequestOf } from '@guest/shared/contracts/socket.contract';
import { normalizeText } from '@guest/shared/contracts/guest/guest-text';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Connection, Database } from '../../../platform/db/database';
import { guest, loyaltyClaim, membership, upload } from '../../../platform/db/tables/schema';
import type { Actor } from '../../../platform/connections/actor';
import { notFound, RequestError, unprocessable } from '../../../platform/errors/request-error';
import type { Handlers } from '../../../platform/socket/request-dispatcher';
import { recordStaffAction } from '../../staff/staff-action';
import { isPhotoOfClaim } from '../guest/claim-photos';
import { toClaim } from '../guest/claims';
import type { Ledger } from '../ledger/ledger';
import { expiryOf, requireProgramme } from '../ledger/programme';

interface LoyaltyHandlersDeps {
  db: Database;
  ledger: Ledger;
  now: () => number;
}

const MAX_CLAIMS = 100;
const FINAL = ['granted', 'declined'];

/** Socket handlers for the staff: claims of guests, and adjustments with a reason. */
export function loyaltyHandlers({ db, ledger, now }: LoyaltyHandlersDeps) {
  const selectClaims = (on: Connection) =>
    on
      .select({
        claim: loyaltyClaim,
        memberNumber: membership.memberNumber,
        firstName: guest.firstName,
        lastName: guest.lastName,
        photoKey: upload.key,
      })
      .from(loyaltyClaim)
      .innerJoin(membership, eq(membership.id, loyaltyClaim.membershipId))
      .innerJoin(guest, eq(guest.id, membership.guestId))
      .leftJoin(upload, and(eq(upload.linkedTo, loyaltyClaim.id), isPhotoOfClaim));

  async function findClaim(on: Connection, { property }: Actor, claimUuid: string) {
    const [found] = await selectClaims(on).where(
      and(eq(loyaltyClaim.id, claimUuid), eq(loyaltyClaim.propertyId, property.id)),
    );
    if (!found) throw notFound();
    return found;
  }

  async function answer(tx: Connection, actor: Actor, input: RequestOf<'answerLoyaltyClaim'>) {
    const { claimUuid, status, value } = input;
    const note = normalizeText(input.note ?? '') || null;
    await tx
      .select({ id: loyaltyClaim.id })
      .from(loyaltyClaim)
      .where(and(eq(loyaltyClaim.id, claimUuid), eq(loyaltyClaim.propertyId, actor.property.id)))
      .for('update');
    const { claim } = await findClaim(tx, actor, claimUuid);
    // Repeating the same answer changes nothing.
    if (claim.status === status) return;
    if (FINAL.includes(claim.status)) {
      throw new RequestError(409, 'status_not_allowed', 'This has already been answered.');
    }
    if (FINAL.includes(status) && note === null) {
      throw unprocessable('note', 'field_required', 'This field is required');
    }
    if (status === 'granted') {
      if (value === undefined) throw unprocessable('value', 'field_required', 'This field is required');
      const programme = await requireProgramme(tx, actor.property);
      await ledger.add(tx, claim.membershipId, {
        value,
        reason: 'adjustment',
        issuer: 'staff',
        sourceKind: 'claim',
        sourceReference: claim.id,
        label: claim.reference,
        comment: note,
        expireAt: expiryOf(programme, { activeFrom: new Date(now()), timeZone: actor.property.timeZone }),
      });
    }
    await tx
      .update(loyaltyClaim)
      .set({ status, answeredBy: actor.id, ...(note !== null && { answer: note }) })
      .where(eq(loyaltyClaim.id, claimUuid));
    const action = { what: 'answerLoyaltyClaim', subjectId: claimUuid, reason: status, at: now() } as const;
    await recordStaffAction(tx, actor, action);
  }

  async function adjust(tx: Connection, actor: Actor, input: RequestOf<'adjustLoyalty'>) {
    const { key, memberNumber, type, value, reason } = input;
    const note = normalizeText(input.note);
    if (!note) throw unprocessable('note', 'field_required', 'This field is required');
    const programme = await requireProgramme(tx, actor.property);
    const [found] = await tx
      .select({ id: membership.id })
      .from(membership)
      .where(
        and(
          eq(membership.propertyId, actor.property.id),
          eq(membership.memberNumber, memberNumber.toUpperCase()),
          eq(membership.status, 'active'),
        ),
      );
    if (!found) throw notFound();
    const line = {
      value,
      reason,
      issuer: 'staff',
      sourceKind: 'staff',
      sourceReference: key,
      comment: note,
    } as const;
    const isNew =
      type === 'spending'
        ? await ledger.spend(tx, found.id, line)
        : await ledger.add(tx, found.id, {
            ...line,
            expireAt: expiryOf(programme, { activeFrom: new Date(now()), timeZone: actor.property.timeZone }),
          });
    if (isNew) {
      // The audit entry contains only the key of the line, because the line itself has the text of the staff.
      await recordStaffAction(tx, actor, { what: 'adjustLoyalty', subjectId: key, reason, at: now() });
    }
    return { memberNumber: memberNumber.toUpperCase(), ...(await ledger.balance(tx, found.id)) };
  }

  return {
    loadLoyaltyClaims: {
      who: 'staff',
      bucket: 'rooms',
      async handle(_input, { property }) {
        const rows = await selectClaims(db)
          .where(
            and(
              eq(loyaltyClaim.propertyId, property.id),
              inArray(loyaltyClaim.status, ['sent', 'in_review']),
            ),
          )
          .orderBy(asc(loyaltyClaim.createdAt), asc(loyaltyClaim.id))
          .limit(MAX_CLAIMS);
        return { claims: rows.map(toStaffClaim) };
      },
    },

    answerLoyaltyClaim: {
      who: 'staff',
      bucket: 'property',
      handle: (input, actor) =>
        db.transaction(async (tx) => {
          await answer(tx, actor, input);
          return { claim: toStaffClaim(await findClaim(tx, actor, input.claimUuid)) };
        }),
    },

    adjustLoyalty: {
      who: 'supervisors',
      bucket: 'property',
      handle: (input, actor) => db.transaction((tx) => adjust(tx, actor, input)),
    },
  } satisfies Partial<Handlers>;
}

function toStaffClaim(row: {
  claim: typeof loyaltyClaim.$inferSelect;
  memberNumber: string | null;
  firstName: string | null;
  lastName: string | null;
  photoKey: string | null;
}) {
  const { claim, memberNumber, firstName, lastName, photoKey } = row;
  return {
    ...toClaim(claim),
    memberNumber,
    guestName: [firstName, lastName].filter(Boolean).join(' '),
    ...(photoKey !== null && { photoKey }),
  };
}
