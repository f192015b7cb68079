import { and, eq, gt } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import type { Connection } from '../../../platform/db/database';
import { tableClaim } from '../../../platform/db/tables/schema';
import type { Guest } from '../../../platform/http/guest';
import { refuseUnknown } from '../../identity/refuse-unknown';
import type { OutboxRow } from '../../../platform/outbox/push-outbox';
import type { PropertyScope } from '../../property/property-scope';
import type { Wish } from '../availability/admission';
import type { BookingParts } from '../record/booking-parts';
import { NoTable } from '../model/booking-refusals';
import type { Dining } from '../availability/dining.repository';
import { chooseTable, lockOutlets, moveClaim, takeTable, type ClaimRow } from '../availability/table-claims';

const MINUTE_MS = 60_000;

export type Holds = ReturnType<typeof createHolds>;

/** Holds tables for a few minutes; a guest has one hold at a time. */
export function createHolds({ dinings, admission, guests, line, writing, now }: BookingParts) {
  async function ownOf(tx: Connection, guestId: string): Promise<ClaimRow | undefined> {
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
    async hold(guest: Guest, dining: Dining, scope: PropertyScope, wish: Wish): Promise<ClaimRow> {
      const beside = { guestId: guest.id };
      const stay = await guests.find(guest.id);
      refuseUnknown(stay, 'edn', { property: scope.property, now: now() });
      const seating = await admission.seatingFor(dining, scope, { wish, stay, beside });
      const near = { at: seating.from, party: seating, stay, beside };
      const work = async (tx: Connection, tellings: OutboxRow[]) => {
        // This check without locks rejects most of many parallel requests early.
        if (!(await admission.isFree(dining, near))) throw new NoTable();
        await guests.lock(tx, guest.id);
        const outletId = dining.outlet.id;
        const before = (await ownOf(tx, guest.id))?.outletId;
        await lockOutlets(tx, [outletId, ...(before ? [before] : [])]);
        tellings.push(...(await line.settle(tx, dining)));
        // `settle` may just have ended the guest's own hold.
        const own = await ownOf(tx, guest.id);
        const tableId = await chooseTable(tx, { dinings, dining, seating, beside });
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
          expiresAt: new Date(now() + dining.rules.holdMinutes * MINUTE_MS),
        };
        const held = own ? await moveClaim(tx, own.id, claim) : await takeTable(tx, claim);
        if (own) tellings.push(...(await line.next(tx, await dinings.byId(own.outletId, tx))));
        return held;
      };
      return writing.at(scope.property.id, work, () => admission.full(dining, scope, near));
    },

    /** Releases a hold. An expired hold or one of another guest is ignored. */
    async release(guest: Guest, dining: Dining, holdId: string): Promise<void> {
      await writing.at(guest.propertyId, async (tx, tellings) => {
        await lockOutlets(tx, [dining.outlet.id]);
        const given = await tx
          .delete(tableClaim)
          .where(
            and(
              eq(tableClaim.id, holdId),
              eq(tableClaim.guestId, guest.id),
              eq(tableClaim.outletId, dining.outlet.id),
              eq(tableClaim.kind, 'hold'),
            ),
          )
          .returning({ id: tableClaim.id });
        if (given.length > 0) tellings.push(...(await line.next(tx, dining)));
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
