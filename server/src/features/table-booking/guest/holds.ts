import { and, eq, gt } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import type { Connection } from '../../../platform/db/database';
import { tableClaim } from '../../../platform/db/tables/schema';
import type { Guest } from '../../../platform/http/authentication';
import { requireKnownGuest } from '../../identity/require-known-guest';
import type { OutboxRow } from '../../../platform/outbox/push-outbox';
import type { PropertyScope } from '../../property/property-scope';
import type { SeatingRequest } from '../availability/seating-check';
import type { BookingDeps } from '../record/booking-deps';
import { NoTableError } from '../model/booking-errors';
import type { BookingSetup } from '../availability/booking-setup';
import { chooseTable, lockOutlets, moveClaim, claimTable, type ClaimRow } from '../availability/table-claims';

const MINUTE_MS = 60_000;

export type Holds = ReturnType<typeof createHolds>;

/** Holds tables for a few minutes; a guest has one hold at a time. */
export function createHolds({
  bookingPolicies,
  seatingCheck,
  guests,
  waitlist,
  bookingTransaction,
  now,
}: BookingDeps) {
  async function lockHoldOf(tx: Connection, guestId: string): Promise<ClaimRow | undefined> {
    const [own] = await tx
      .select()
      .from(tableClaim)
      .where(and(eq(tableClaim.guestId, guestId), eq(tableClaim.kind, 'hold')))
      .for('update');
    return own;
  }

  return {
    /**
     * Holds a table and releases the previous hold of the guest. If no table is free, the previous hold
     * stays.
     */
    async hold(
      guest: Guest,
      setup: BookingSetup,
      scope: PropertyScope,
      request: SeatingRequest,
    ): Promise<ClaimRow> {
      const ignoredClaims = { guestId: guest.id };
      const stay = await guests.find(guest.id);
      requireKnownGuest(stay, 'edn', { property: scope.property, now: now() });
      const seating = await seatingCheck.seatingFor(setup, scope, { request, stay, ignoredClaims });
      const slotQuery = { at: seating.from, party: seating, stay, ignoredClaims };
      const work = async (tx: Connection, outboxRows: OutboxRow[]) => {
        // This check without locks rejects most of many parallel requests early.
        if (!(await seatingCheck.isFree(setup, { ...slotQuery, on: tx }))) throw new NoTableError();
        await guests.lock(tx, guest.id);
        const outletId = setup.outlet.id;
        const before = (await lockHoldOf(tx, guest.id))?.outletId;
        await lockOutlets(tx, [outletId, ...(before ? [before] : [])]);
        outboxRows.push(...(await waitlist.offerExpiredHolds(tx, setup)));
        // `offerExpiredHolds` may just have ended the guest's own hold.
        const own = await lockHoldOf(tx, guest.id);
        const tableId = await chooseTable(tx, { bookingPolicies, setup, seating, ignoredClaims });
        const claim = {
          id: randomUUID(),
          propertyId: scope.property.id,
          guestId: guest.id,
          outletId,
          tableId,
          kind: 'hold' as const,
          localDateTime: seating.localDateTime,
          partySize: seating.partySize,
          areaId: seating.areaId,
          startsAt: new Date(seating.from),
          endsAt: new Date(seating.to),
          expiresAt: new Date(now() + setup.rules.holdMinutes * MINUTE_MS),
        };
        const held = own ? await moveClaim(tx, own.id, claim) : await claimTable(tx, claim);
        if (own)
          outboxRows.push(...(await waitlist.offerTables(tx, await bookingPolicies.byId(own.outletId, tx))));
        return held;
      };
      return bookingTransaction.run(scope.property.id, work, () =>
        seatingCheck.fullError(setup, scope, slotQuery),
      );
    },

    /** Releases a hold. An expired hold or one of another guest is ignored. */
    async release(guest: Guest, setup: BookingSetup, holdId: string): Promise<void> {
      await bookingTransaction.run(guest.propertyId, async (tx, outboxRows) => {
        await lockOutlets(tx, [setup.outlet.id]);
        const released = await tx
          .delete(tableClaim)
          .where(
            and(
              eq(tableClaim.id, holdId),
              eq(tableClaim.guestId, guest.id),
              eq(tableClaim.outletId, setup.outlet.id),
              eq(tableClaim.kind, 'hold'),
            ),
          )
          .returning({ id: tableClaim.id });
        if (released.length > 0) outboxRows.push(...(await waitlist.offerTables(tx, setup)));
      });
    },

    async current(guestId: string, on: Connection): Promise<ClaimRow | undefined> {
      const [own] = await on
        .select()
        .from(tableClaim)
        .where(
          and(
            eq(tableClaim.guestId, guestId),
            eq(tableClaim.kind, 'hold'),
            gt(tableClaim.expiresAt, new Date(now())),
          ),
        );
      return own;
    },
  };
}
