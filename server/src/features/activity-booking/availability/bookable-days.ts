import { bookableDays, isWithin, type BookableDays } from '@guest/shared/contracts/activity/bookable-days';
import { addDays, businessDay, instantOf } from '@guest/shared/contracts/core/local-time';
import type { StayDates } from '@guest/shared/contracts/stay/stay-rules';
import { outsideStay } from '../../identity/outside-stay';
import type { PropertyRow } from '../../property/property-scope';

/** Returns the instants between which a session on these days begins. */
export const instantsOf = ({ from, until }: BookableDays, { timeZone, businessDayStart }: PropertyRow) => ({
  from: new Date(instantOf(`${from}T${businessDayStart}`, timeZone)),
  before: new Date(instantOf(`${addDays(until, 1)}T${businessDayStart}`, timeZone)),
});

/** Throws if a session begins on a day that the guest cannot book. */
export function assertWithinStay(
  startsAt: Date,
  { stay, property, now }: { stay: StayDates; property: PropertyRow; now: number },
): void {
  const days = bookableDays(property, { stay, now });
  const day = businessDay(startsAt.getTime(), property.timeZone, property.businessDayStart);
  if (isWithin(day, days)) return;
  throw outsideStay({ isCheckedOut: stay.hasLeft ?? false }, days);
}
