import type { ActivityHold } from '@guest/shared/contracts/activity/activity-booking.contract';
import type { Lang } from '@guest/shared/contracts/core/languages';
import { fetchFolio } from '../../order/quote/room-charge';
import type { PropertyScope } from '../../property/property-scope';
import { guestPlans } from '../availability/guest-plans';
import type { ActivityBookingDeps } from '../record/activity-booking-deps';
import { currentPrice, toHold } from '../record/hold.mapper';
import { paymentOptions, paymentMethodsFor } from '../record/room-charges';
import type { HeldPlaces } from './holds';

interface HoldViewOptions {
  guestId: string;
  scope: PropertyScope;
  /** The language of the app's own texts. */
  lang: Lang;
}

/** Creates the function that maps a hold for its guest, with its price, overlaps and ways to pay. */
export function createHoldView(deps: ActivityBookingDeps) {
  const { db, guests, links, now } = deps;
  return async (
    { claim, setup }: HeldPlaces,
    { guestId, scope, lang }: HoldViewOptions,
  ): Promise<ActivityHold> => {
    const { property } = scope;
    const guest = await guests.find(guestId);
    const paymentMethods = await paymentMethodsFor(db, setup.bookable, { guest, insteadOf: claim.insteadOf });
    const { total } = currentPrice(setup, claim.units, scope);
    const folio = paymentMethods.includes('room_charge') ? await fetchFolio(deps, guest, property) : null;
    const plans = await guestPlans(db, { guestId, session: setup.session, now: now() });
    return toHold(claim, setup, {
      scope,
      secret: await links.secret(),
      overlaps: plans.overlaps(guest, scope, []),
      payments: await paymentOptions(
        db,
        { guest, folio, property, total, now: now() },
        { paymentMethods, lang },
      ),
    });
  };
}
