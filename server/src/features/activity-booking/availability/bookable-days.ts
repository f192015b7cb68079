import { addDays, businessDay, instantOf } from '@guest/shared/contracts/core/local-time';
import { stayStateOf, type StayDates } from '@guest/shared/contracts/stay/stay-rules';
import { RequestError } from '../../../platform/errors/request-error';
import type { PropertyRow } from '../../property/property-scope';

/** How far ahead activities can be booked. */
const MAX_ADVANCE_DAYS = 365;

export interface BookableDays {
  from: string;
  until: string;
}

/** Returns the business days that a guest can book: those of the stay, if the hotel knows it. */
export function bookableDays(
  { timeZone, businessDayStart }: PropertyRow,
  { stay, now }: { stay: StayDates; now: number },
): BookableDays {
  const today = businessDay(now, timeZone, businessDayStart);
  const farthest = addDays(today, MAX_ADVANCE_DAYS);
  if (stayStateOf(stay, today) === null) return { from: today, until: farthest };
  const { checkin, checkout } = stay;
  return {
    from: checkin !== null && checkin > today ? checkin : today,
    until: checkout !== null && checkout < farthest ? checkout : farthest,
  };
}

/** Returns the instants between which a session on these days begins. */
export const instantsOf = ({ from, until }: BookableDays, { timeZone, businessDayStart }: PropertyRow) => ({
  from: new Date(instantOf(`${from}T${businessDayStart}`, timeZone)),
  before: new Date(instantOf(`${addDays(until, 1)}T${businessDayStart}`, timeZone)),
});

/** Throws if a session begins on a day that the guest cannot book. */
export function assertWithinStay(startsAt: Date, days: BookableDays, property: PropertyRow): void {
  const day = businessDay(startsAt.getTime(), property.timeZone, property.businessDayStart);
  if (day >= days.from && day <= days.until) return;
  throw new RequestError(422, 'outside_stay', 'That date is outside your stay.', { data: days });
}
