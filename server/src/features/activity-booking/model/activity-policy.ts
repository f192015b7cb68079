import type { ActivityBooking } from '@guest/shared/contracts/activity/activity-booking.contract';
import type { PartyRules, UnitQuantity } from '@guest/shared/contracts/activity/party-rules';
import type { BookedUnit, StoredActivityPolicy } from '../../../platform/db/tables/activity/activity-booking';
import type { BookableRow, ActivitySessionRow } from '../../activity/session.mapper';
import type { PropertyScope } from '../../property/property-scope';

/** Guests can have this many upcoming activities. */
export const MAX_UPCOMING = 6;
/** Staff answer a request within this time, and at the latest when booking closes. */
const APPROVAL_TIMEOUT_MINUTES = 60;
export const EXTENSION_MINUTES = 5;

const MINUTE_MS = 60_000;

/** Whether the hotel has stopped offering the activity or its booking. Existing bookings stay valid. */
export const isWithdrawn = ({
  activity,
  bookable,
}: Record<'activity' | 'bookable', { withdrawnAt: Date | null }>): boolean =>
  activity.withdrawnAt !== null || bookable.withdrawnAt !== null;

/** A voucher can be redeemed from this long before the start. */
const REDEEMABLE_MINUTES = 60;

export const redeemableFrom = ({ startsAt }: Pick<ActivitySessionRow, 'startsAt'>): number =>
  startsAt.getTime() - REDEEMABLE_MINUTES * MINUTE_MS;

/** The instant at which booking closes. */
export const cutoffOf = (
  { startsAt }: Pick<ActivitySessionRow, 'startsAt'>,
  { bookingCutoffMinutes }: Pick<BookableRow, 'bookingCutoffMinutes'>,
): number => startsAt.getTime() - bookingCutoffMinutes * MINUTE_MS;

/** The instant by which staff answer a request: within an hour, and at the latest when booking closes. */
export const answerByOf = (session: ActivitySessionRow, bookable: BookableRow, requestedAt: number): number =>
  Math.min(requestedAt + APPROVAL_TIMEOUT_MINUTES * MINUTE_MS, cutoffOf(session, bookable));

export const cancelByOf = (session: ActivitySessionRow, policy: StoredActivityPolicy): number =>
  session.startsAt.getTime() - policy.cancelCutoffMinutes * MINUTE_MS;

export const modifyByOf = (session: ActivitySessionRow, policy: StoredActivityPolicy): number =>
  session.startsAt.getTime() - policy.modifyCutoffMinutes * MINUTE_MS;

/** Returns the rules to store with a new booking; later changes of the activity do not affect it. */
export const policyOf = (bookable: BookableRow): StoredActivityPolicy => ({
  cancelCutoffMinutes: bookable.cancelCutoffMinutes,
  modifyCutoffMinutes: bookable.modifyCutoffMinutes ?? bookable.cancelCutoffMinutes,
  requiresApproval: bookable.requiresApproval,
  contactFields: bookable.contactFields,
  questions: bookable.questions,
  text: bookable.policyText,
});

/** Maps the rules of a booking for its guest. */
export const toPolicy = (
  { questions, text, ...rules }: StoredActivityPolicy,
  { localize }: PropertyScope,
): ActivityBooking['policySnapshot'] => ({
  ...rules,
  questions: questions.map((question) => ({ ...question, label: localize(question.label) })),
  text: localize(text),
});

export const rulesOf = ({ units, minUnits, maxUnits }: BookableRow): PartyRules => ({
  units,
  minUnits,
  maxUnits,
});

/** Returns the price of each unit; the own price of the session comes first. */
export const unitPricesOf = (
  { unitPrices }: Pick<ActivitySessionRow, 'unitPrices'>,
  { units }: Pick<BookableRow, 'units'>,
): Map<string, number> => new Map(units.map(({ unitId, price }) => [unitId, unitPrices?.[unitId] ?? price]));

/** Returns the units of a party with their names and prices as they are now. */
export function bookedUnits(
  party: readonly UnitQuantity[],
  session: ActivitySessionRow,
  bookable: BookableRow,
): BookedUnit[] {
  const prices = unitPricesOf(session, bookable);
  return party.flatMap(({ unitId, quantity }) => {
    const unit = bookable.units.find((one) => one.unitId === unitId);
    if (!unit) return [];
    const { name, paxCount = 1 } = unit;
    return [{ unitId, name, quantity, unitPrice: prices.get(unitId) ?? 0, paxCount }];
  });
}
