import { parsePersonName } from '@guest/shared/contracts/guest/guest-name';
import type { JoinLoyaltyInput, Loyalty } from '@guest/shared/contracts/loyalty/loyalty.contract';
import { and, eq, lt, or } from 'drizzle-orm';
import type { Connection, Database } from '../../../platform/db/database';
import { descending } from '../../../platform/db/index-order';
import { loyaltyEntry, membership } from '../../../platform/db/tables/schema';
import { RequestError, unprocessable } from '../../../platform/errors/request-error';
import type { CompleteReply } from '../../../platform/http/idempotency';
import { newReference } from '../../../platform/security/reference';
import type { GuestRepository } from '../../identity/guest.repository';
import type { PropertyScope } from '../../property/property-scope';
import type { Ledger } from '../ledger/ledger';
import { requireProgramme, type Programme } from '../ledger/programme';
import { toMember, toProgramme, type MembershipRow } from './loyalty.mapper';

const MAX_ATTEMPTS = 5;

interface MembershipsDeps {
  db: Database;
  guests: GuestRepository;
  ledger: Ledger;
  now: () => number;
}

export type Memberships = ReturnType<typeof createMemberships>;

/** Lets guests join the programme, and loads their membership as they see it. */
export function createMemberships({ db, guests, ledger, now }: MembershipsDeps) {
  async function find(guestId: string, on: Connection = db): Promise<MembershipRow | undefined> {
    const [found] = await on
      .select()
      .from(membership)
      .where(and(eq(membership.guestId, guestId), eq(membership.status, 'active')));
    return found;
  }

  async function view(tx: Connection, scope: PropertyScope, guestId: string | null): Promise<Loyalty> {
    const programme = await requireProgramme(tx, scope.property);
    const row = guestId === null ? undefined : await find(guestId, tx);
    const member = row && {
      ...toMember(row, { programme, state: await ledger.current(tx, row.id), scope, now: now() }),
    };
    return { programme: toProgramme(programme, scope), member: member ?? null };
  }

  async function insertWithNumber(
    tx: Connection,
    values: Omit<typeof membership.$inferInsert, 'memberNumber'>,
  ): Promise<void> {
    for (let i = 0; i < MAX_ATTEMPTS; i += 1) {
      const [inserted] = await tx
        .insert(membership)
        .values({ ...values, memberNumber: newReference('LM') })
        .onConflictDoNothing({ target: membership.memberNumber })
        .returning({ id: membership.id });
      if (inserted) return;
    }
    throw new Error('no free member number found');
  }

  return {
    find,

    view: (scope: PropertyScope, guestId: string | null): Promise<Loyalty> =>
      db.transaction((tx) => view(tx, scope, guestId)),

    join: (
      input: { guestId: string; scope: PropertyScope; body: JoinLoyaltyInput },
      complete: CompleteReply<Loyalty>,
    ): Promise<Loyalty> =>
      db.transaction(async (tx) => {
        const { guestId, scope, body } = input;
        const programme = await requireProgramme(tx, scope.property);
        const names = parseNames(body);
        assertTerms(body, programme);
        const { isVerified } = await guests.find(guestId, tx);
        if (!isVerified) {
          throw new RequestError(403, 'not_eligible', 'Verify your email or phone number to join.');
        }
        // The change of the guest locks its row, so that two calls cannot both join.
        await guests.change(guestId, names, { on: tx });
        const before = await find(guestId, tx);
        if (before) {
          const data = { memberNumber: before.memberNumber };
          throw new RequestError(409, 'already_member', "You're already a member.", { data });
        }
        await insertWithNumber(tx, {
          propertyId: scope.property.id,
          guestId,
          joinedAt: new Date(now()),
          termsVersion: programme.termsVersion,
          birthday: body.birthday ?? null,
        });
        const joined = await view(tx, scope, guestId);
        await complete(tx, joined);
        return joined;
      }),

    /** Returns one more line than `limit`, if there is one, the latest first. */
    listPage: (membershipId: string, { limit, after }: { limit: number; after?: { at: Date; id: string } }) =>
      db
        .select()
        .from(loyaltyEntry)
        .where(
          and(
            eq(loyaltyEntry.membershipId, membershipId),
            after &&
              or(
                lt(loyaltyEntry.createdAt, after.at),
                and(eq(loyaltyEntry.createdAt, after.at), lt(loyaltyEntry.id, after.id)),
              ),
          ),
        )
        .orderBy(...descending(loyaltyEntry.createdAt, loyaltyEntry.id))
        .limit(limit + 1),
  };
}

function parseNames(body: JoinLoyaltyInput) {
  const firstName = parsePersonName(body.firstName);
  const lastName = parsePersonName(body.lastName);
  if (!firstName) throw unprocessable('firstName', 'first_name_invalid', 'Enter your first name.');
  if (!lastName) {
    throw unprocessable(
      'lastName',
      'last_name_invalid',
      'Enter your last name as it appears on the booking.',
    );
  }
  return { firstName, lastName };
}

function assertTerms({ acceptTerms, termsVersion }: JoinLoyaltyInput, programme: Programme): void {
  if (!acceptTerms) throw unprocessable('acceptTerms', 'terms_required', 'Accept the terms to join.');
  if (termsVersion !== programme.termsVersion) {
    const data = { termsVersion: programme.termsVersion };
    throw new RequestError(409, 'terms_outdated', 'The terms have changed. Please read them again.', {
      data,
    });
  }
}
