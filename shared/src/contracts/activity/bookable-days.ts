import { addDays, businessDay } from '../core/local-time';
import { stayStateOf, type StayDates } from '../stay/stay-rules';

/** Activities can be booked this many days ahead. */
const MAX_ADVANCE_DAYS = 365;

/** Business days of the property; both ends are included. */
export interface BookableDays {
  from: string;
  until: string;
}

/**
 * Returns the business days on which a guest can book activities: those of the stay, if the hotel knows it. Guests who
 * have left can book none, so that the last day lies before the first one.
 */
export function bookableDays(
  { timeZone, businessDayStart }: { timeZone: string; businessDayStart: string },
  { stay, now }: { stay: StayDates | null; now: number },
): BookableDays {
  const today = businessDay(now, timeZone, businessDayStart);
  const farthest = addDays(today, MAX_ADVANCE_DAYS);
  if (!stay || stayStateOf(stay, today) === null) return { from: today, until: farthest };
  const { checkin, checkout } = stay;
  const last = stay.hasLeft ? addDays(today, -1) : farthest;
  return {
    from: checkin !== null && checkin > today ? checkin : today,
    until: checkout !== null && checkout < last ? checkout : last,
  };
}

/** Returns whether there is a day that can be booked. */
export const hasDays = ({ from, until }: BookableDays): boolean => from <= until;

export const isWithin = (date: string, { from, until }: BookableDays): boolean =>
  date >= from && date <= until;
