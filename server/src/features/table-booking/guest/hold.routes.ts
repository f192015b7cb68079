import { tableBookingContract } from '@guest/shared/contracts/table-booking/table-booking.contract';
import { notFound } from '../../../platform/errors/request-error';
import { requireGuest } from '../../../platform/http/require-guest';
import type { PropertyScope } from '../../property/property-scope';
import type { ServeInProperty } from '../../property/serve-in-property';
import type { BookingDeps } from '../record/booking-deps';
import { toHold } from '../record/hold.mapper';
import type { Holds } from './holds';
import type { BookingSetup } from '../availability/booking-setup';

/** A guest who looks for a time may try several, but not this many. */
const HOLDS_PER_MINUTE = 20;

export function holdRoutes(
  serveInProperty: ServeInProperty,
  { db, bookingPolicies, now }: BookingDeps,
  holds: Holds,
): void {
  const approvalOf = ({ outlet }: BookingSetup) => ({ requiresApproval: outlet.bookingMode === 'onDemand' });
  async function findSetup({ property }: PropertyScope, slug: string): Promise<BookingSetup> {
    const setup = await bookingPolicies.bySlug(property.id, slug);
    if (!setup) throw notFound();
    return setup;
  }

  serveInProperty(
    tableBookingContract.getHold,
    async ({ guest }) => {
      const held = await holds.current(requireGuest({ guest }).id, db);
      return { hold: held ? toHold(held, approvalOf(await bookingPolicies.byId(held.outletId))) : null };
    },
    { isUncacheable: true },
  );

  serveInProperty(
    tableBookingContract.holdTable,
    async ({ params, body, guest }, scope) => {
      const setup = await findSetup(scope, params.outlet);
      return toHold(await holds.hold(requireGuest({ guest }), setup, scope, body), approvalOf(setup));
    },
    { perMinute: HOLDS_PER_MINUTE, now },
  );

  serveInProperty(tableBookingContract.releaseHold, async ({ params, guest }, scope) => {
    await holds.release(requireGuest({ guest }), await findSetup(scope, params.outlet), params.holdUuid);
    return undefined;
  });
}
