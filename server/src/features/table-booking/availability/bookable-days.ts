import { addDays } from '@guest/shared/contracts/core/local-time';
import { localeOf } from '@guest/shared/contracts/core/locale';
import { stayStateOf, type StayDates } from '@guest/shared/contracts/stay/stay-rules';
import { RequestError } from '../../../platform/errors/request-error';
import { outsideStay } from '../../identity/outside-stay';
import type { BookingSetup } from './booking-setup';
import type { PropertyScope } from '../../property/property-scope';
import { dayOf } from './slot-search';

export interface BookableDays {
  from: string;
  until: string;
  /** The current business day of the property. */
  today: string;
  /** The last day that can be booked, regardless of the stay. */
  farthest: string;
  /** Whether there are no days because the guest has checked out. */
  isCheckedOut: boolean;
}

/**
 * Returns the days that a guest can book. If the outlet requires it, these are only days of their stay, of which there
 * are none after a check-out.
 */
export function bookableDays(
  { rules }: Pick<BookingSetup, 'rules'>,
  scope: PropertyScope,
  { stay, now }: { stay: StayDates | null; now: number },
): BookableDays {
  const today = dayOf(now, scope);
  const farthest = addDays(today, rules.maxAdvanceDays);
  const bounds = { today, farthest, from: today, until: farthest, isCheckedOut: false };
  if (!stay || rules.allowOutside || stayStateOf(stay, today) === null) return bounds;
  const { checkin, checkout, hasLeft: isCheckedOut = false } = stay;
  const last = isCheckedOut ? addDays(today, -1) : farthest;
  return {
    ...bounds,
    isCheckedOut,
    from: checkin !== null && checkin > today ? checkin : today,
    until: checkout !== null && checkout < last ? checkout : last,
  };
}

/** Returns the error for a day that cannot be booked, or `null`. */
export function dayError(date: string, days: BookableDays, scope: PropertyScope): RequestError | null {
  const data = { from: days.from, until: days.until };
  if (date < days.today) return new RequestError(422, 'past', 'That day has passed.', { data });
  if (date > days.farthest) {
    const values = { date: formatDate(days.farthest, scope) };
    return new RequestError(422, 'too_far', 'You can book up to {date}.', { values, data });
  }
  if (date < days.from || date > days.until) {
    return outsideStay(days, data);
  }
  return null;
}

/** Throws if a seating begins on a day that the guest cannot book, such as after a check-out since it was held. */
export function assertBookableDay(
  at: number,
  setup: Pick<BookingSetup, 'rules'>,
  scope: PropertyScope,
  of: { stay: StayDates; now: number },
): void {
  const error = dayError(dayOf(at, scope), bookableDays(setup, scope, of), scope);
  if (error) throw error;
}

/** Returns the error for a party size outside the limits, or `null`. */
export function partyError({ rules }: Pick<BookingSetup, 'rules'>, partySize: number): RequestError | null {
  const { partyMin, partyMax } = rules;
  const data = { partyMin, partyMax };
  if (partySize > partyMax) {
    const message = "For parties over {max}, please message us and we'll arrange it.";
    return new RequestError(422, 'party_too_large', message, { values: { max: partyMax }, data });
  }
  if (partySize >= partyMin) return null;
  const message = 'This restaurant takes bookings from {min} guests.';
  return new RequestError(422, 'party_too_small', message, { values: { min: partyMin }, data });
}

const formatDate = (date: string, { lang }: PropertyScope) =>
  new Intl.DateTimeFormat(localeOf(lang), {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  }).format(Date.parse(`${date}T00:00Z`));
