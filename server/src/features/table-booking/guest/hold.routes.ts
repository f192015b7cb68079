import { tableBookingContract } from '@guest/shared/contracts/table-booking/table-booking.contract';
import { notFound } from '../../../platform/errors/refusal';
import { signedIn } from '../../../platform/http/signed-in';
import type { PropertyScope } from '../../property/property-scope';
import type { ServeInProperty } from '../../property/serve-in-property';
import type { BookingParts } from '../record/booking-parts';
import { holdOf } from '../record/hold-reply';
import type { Holds } from './holds';
import type { Dining } from '../availability/dining.repository';

/** A guest who looks for a time may try several, but not this many. */
const HOLDS_PER_MINUTE = 20;

export function holdRoutes(
  serveInProperty: ServeInProperty,
  { db, dinings, now }: BookingParts,
  holds: Holds,
): void {
  const approves = ({ outlet }: Dining) => ({ requiresApproval: outlet.bookingMode === 'onDemand' });
  async function found({ property }: PropertyScope, slug: string): Promise<Dining> {
    const dining = await dinings.bySlug(property.id, slug);
    if (!dining) throw notFound();
    return dining;
  }

  serveInProperty(
    tableBookingContract.getHold,
    async ({ guest }) => {
      const held = await holds.current(signedIn({ guest }).id, db);
      return { hold: held ? holdOf(held, approves(await dinings.byId(held.outletId))) : null };
    },
    { isOfTheMoment: true },
  );

  serveInProperty(
    tableBookingContract.holdTable,
    async ({ params, body, guest }, scope) => {
      const dining = await found(scope, params.outlet);
      return holdOf(await holds.hold(signedIn({ guest }), dining, scope, body), approves(dining));
    },
    { perMinute: HOLDS_PER_MINUTE, now },
  );

  serveInProperty(tableBookingContract.releaseHold, async ({ params, guest }, scope) => {
    await holds.release(signedIn({ guest }), await found(scope, params.outlet), params.holdUuid);
    return undefined;
  });
}
