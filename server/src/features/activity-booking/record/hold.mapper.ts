import type { ActivityHold } from '@guest/shared/contracts/activity/activity-booking.contract';
import { totalOf } from '@guest/shared/contracts/activity/party-rules';
import type { PropertyScope } from '../../property/property-scope';
import type { ClaimRow } from '../availability/claims';
import type { BookableSetup } from '../availability/session.repository';
import { bookedUnits, unitPricesOf } from '../model/activity-policy';
import { priceToken, type SeenPrice } from '../model/price-token';

/** Returns the current price of a party, as it is signed for the guest. */
export function currentPrice(
  { session, bookable }: BookableSetup,
  units: ClaimRow['units'],
  { property }: Pick<PropertyScope, 'property'>,
): SeenPrice {
  const unitPrices = unitPricesOf(session, bookable);
  const total = totalOf(units, unitPrices);
  return { sessionId: session.id, units, unitPrices, total, currency: property.currency };
}

interface HoldView extends Pick<ActivityHold, 'overlaps' | 'payments'> {
  scope: PropertyScope;
  secret: string;
}

export function toHold(
  claim: ClaimRow,
  setup: BookableSetup,
  { scope, secret, overlaps, payments }: HoldView,
): ActivityHold {
  const { session, bookable, activity } = setup;
  const price = currentPrice(setup, claim.units, scope);
  return {
    holdUuid: claim.id,
    sessionUuid: session.id,
    activityUuid: activity.id,
    bookableActivityId: bookable.id,
    localDateTimeStart: session.localStart,
    localDateTimeEnd: session.localEnd,
    units: bookedUnits(claim.units, session, bookable).map(({ unitId, name, quantity, unitPrice }) => ({
      unitId,
      quantity,
      name: scope.localize(name),
      unitPrice: scope.price(unitPrice),
    })),
    pax: claim.pax,
    total: scope.price(price.total),
    priceToken: priceToken(secret, price),
    // A hold always has an expiry; the fallback only satisfies the type.
    expiresAt: (claim.expiresAt ?? session.startsAt).toISOString(),
    canExtend: claim.extendedAt === null,
    requiresApproval: bookable.requiresApproval,
    ...(claim.insteadOf !== null && { insteadOf: claim.insteadOf }),
    overlaps,
    payments,
  };
}
