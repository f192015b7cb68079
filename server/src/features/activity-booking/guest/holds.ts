import { paxOf, type UnitQuantity } from '@guest/shared/contracts/activity/party-rules';
import { and, eq, gt } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import type { Connection } from '../../../platform/db/database';
import { activityClaim } from '../../../platform/db/tables/schema';
import { notFound } from '../../../platform/errors/request-error';
import type { OutboxRow } from '../../../platform/outbox/push-outbox';
import type { Guest } from '../../../platform/http/authentication';
import type { PropertyScope } from '../../property/property-scope';
import { assertWithinStay } from '../availability/bookable-days';
import { assertCanBook } from '../availability/booking-limits';
import { claimPlaces, freeablePax, moveClaim, type ClaimRow } from '../availability/claims';
import { hasRoom } from '../availability/session-check';
import type { BookableSetup } from '../availability/session.repository';
import { holdExtended, holdUnknown } from '../model/activity-errors';
import { cutoffOf, EXTENSION_MINUTES } from '../model/activity-policy';
import type { ActivityBookingDeps } from '../record/activity-booking-deps';
import { assertReplaceable, stayToChooseIn } from '../record/replaceable-booking';
import { parseParty } from './parse-party';

const MINUTE_MS = 60_000;

export interface HoldInput {
  units: readonly UnitQuantity[];
  ages?: readonly { unitId: string; age: number }[] | undefined;
  insteadOf?: string | undefined;
}

/** A hold with its session as it was when the hold was made or read. */
export interface HeldPlaces {
  claim: ClaimRow;
  setup: BookableSetup;
}

/** Holds places for a few minutes; a guest has one hold at a time. */
export function createHolds(deps: ActivityBookingDeps) {
  const { db, check, guests, record, sessions, transaction, waitlist, now } = deps;

  /** The hold of a guest, locked; the caller must hold the lock on the guest. */
  async function ownHold(tx: Connection, guestId: string): Promise<ClaimRow | undefined> {
    const [own] = await tx
      .select()
      .from(activityClaim)
      .where(and(eq(activityClaim.guestId, guestId), eq(activityClaim.kind, 'hold')));
    return own;
  }

  async function setupOf({ property }: PropertyScope, sessionId: string): Promise<BookableSetup> {
    const setup = await sessions.find(property.id, sessionId);
    if (!setup) throw notFound();
    return setup;
  }

  /** A hold never outlives the time at which booking closes. */
  const expiryOf = ({ session, bookable }: BookableSetup, from: number, minutes: number): Date =>
    new Date(Math.min(from + minutes * MINUTE_MS, cutoffOf(session, bookable)));

  return {
    /**
     * Holds places and releases the previous hold of the guest. If the session is full, the previous hold
     * stays.
     */
    async hold(guest: Guest, scope: PropertyScope, sessionId: string, input: HoldInput): Promise<HeldPlaces> {
      const { property } = scope;
      const setup = await setupOf(scope, sessionId);
      const row = await guests.find(guest.id);
      assertCanBook(row, property, now());
      const { insteadOf = null } = input;
      if (insteadOf !== null) {
        await assertReplaceable(deps, { guestId: guest.id, scope, id: insteadOf }, db);
      }
      const units = parseParty(input, setup.bookable);
      const pax = paxOf(units, setup.bookable.units);
      const stay = stayToChooseIn(row, insteadOf);
      const party = { pax, stay, property, on: db };
      assertWithinStay(setup.session.startsAt, { stay, property, now: now() });
      await check.assertOpen(setup, party);
      const full = () => check.full(setup, party);

      const work = async (tx: Connection, events: OutboxRow[]): Promise<HeldPlaces> => {
        await guests.lock(tx, guest.id);
        const own = await ownHold(tx, guest.id);
        await sessions.lock(tx, [sessionId, ...(own ? [own.sessionId] : [])]);
        const expired = await waitlist.offersOfExpiredHolds(tx, sessionId);
        const latest = (await sessions.find(property.id, sessionId, tx)) ?? setup;
        await check.assertOpen(latest, { ...party, on: tx });
        const claim = {
          propertyId: property.id,
          guestId: guest.id,
          sessionId,
          kind: 'hold' as const,
          pax,
          units,
          expiresAt: expiryOf(latest, now(), latest.bookable.holdMinutes),
          extendedAt: null,
          insteadOf,
          createdAt: new Date(now()),
        };
        // Expiring may just have ended the guest's own hold.
        const previous = await ownHold(tx, guest.id);
        const held = previous
          ? await moveClaim(tx, previous.id, { ...claim, id: randomUUID() })
          : await claimPlaces(tx, claim);
        const freed = previous ? await waitlist.offers(tx, previous.sessionId) : [];
        events.push(...(await record.steps(tx, [...expired, ...freed])));
        return { claim: held, setup: latest };
      };
      // This check without locks rejects most of many parallel requests early.
      const freeable = await freeablePax(db, { sessionId, guestId: guest.id, now: now() });
      if (!hasRoom(setup.session, pax - freeable)) throw await full();
      return transaction.run(property.id, work, full);
    },

    /** Releases a hold. An expired hold is ignored; one of another guest is not found. */
    async release(guest: Guest, { property }: PropertyScope, of: HoldAddress): Promise<void> {
      await transaction.run(property.id, async (tx, events) => {
        const claim = await found(tx, guest, of);
        if (!claim || claim.kind !== 'hold') return;
        await sessions.lock(tx, [claim.sessionId]);
        await tx
          .delete(activityClaim)
          .where(and(eq(activityClaim.id, claim.id), eq(activityClaim.kind, 'hold')));
        events.push(...(await record.steps(tx, await waitlist.offers(tx, claim.sessionId))));
      });
    },

    /** Extends a hold once. The hold is read after the lock on its session, because the job may end it. */
    async extend(guest: Guest, scope: PropertyScope, of: HoldAddress): Promise<HeldPlaces> {
      const setup = await setupOf(scope, of.sessionId);
      const row = await guests.find(guest.id);
      const work = async (tx: Connection): Promise<HeldPlaces & { isOver: boolean }> => {
        await guests.lock(tx, guest.id);
        await sessions.lock(tx, [of.sessionId]);
        const claim = await found(tx, guest, of);
        if (!claim || claim.kind !== 'hold' || !claim.expiresAt) throw holdUnknown();
        if (claim.expiresAt.getTime() <= now()) return { claim, setup, isOver: true };
        if (claim.extendedAt !== null) throw holdExtended();
        const expiresAt = expiryOf(setup, claim.expiresAt.getTime(), EXTENSION_MINUTES);
        const extended = await moveClaim(tx, claim.id, { expiresAt, extendedAt: new Date(now()) });
        return { claim: extended, setup, isOver: false };
      };
      const { isOver, claim } = await transaction.run(scope.property.id, work);
      if (isOver) {
        const stay = stayToChooseIn(row, claim.insteadOf);
        const party = { guestId: guest.id, pax: claim.pax, stay, property: scope.property, on: db };
        throw await check.holdOver(setup, party);
      }
      return { claim, setup };
    },

    async current(guest: Guest, { property }: PropertyScope): Promise<HeldPlaces | undefined> {
      const [claim] = await db
        .select()
        .from(activityClaim)
        .where(
          and(
            eq(activityClaim.guestId, guest.id),
            eq(activityClaim.kind, 'hold'),
            gt(activityClaim.expiresAt, new Date(now())),
          ),
        );
      const setup = claim && (await sessions.find(property.id, claim.sessionId));
      return claim && setup && { claim, setup };
    },
  };
}

export interface HoldAddress {
  sessionId: string;
  holdId: string;
}

async function found(
  on: Connection,
  guest: Guest,
  { sessionId, holdId }: HoldAddress,
): Promise<ClaimRow | undefined> {
  const [claim] = await on.select().from(activityClaim).where(eq(activityClaim.id, holdId));
  if (!claim) return undefined;
  if (claim.guestId !== guest.id || claim.sessionId !== sessionId) throw notFound();
  return claim;
}
