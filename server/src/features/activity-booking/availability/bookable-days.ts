import { isWithin, type BookableDays } from '@guest/shared/contracts/activity/bookable-days';
import { addDays, businessDay, instantOf } from '@guest/shared/contracts/core/local-time';
import { RequestError } from '../../../platform/errors/request-error';
import type { PropertyRow } from '../../property/property-scope';

/** Returns the instants between which a session on these days begins. */
export const instantsOf = ({ from, until }: BookableDays, { timeZone, businessDayStart }: PropertyRow) => ({
  from: new Date(instantOf(`${from}T${businessDayStart}`, timeZone)),
  before: new Date(instantOf(`${addDays(until, 1)}T${businessDayStart}`, timeZone)),
});

/** Throws if a session begins on a day that the guest cannot book. */
export function assertWithinStay(startsAt: Date, days: BookableDays, property: PropertyRow): void {
  const day = businessDay(startsAt.getTime(), property.timeZone, property.businessDayStart);
  if (isWithin(day, days)) return;
  throw new RequestError(422, 'outside_stay', 'That date is outside your stay.', { data: days });
}
