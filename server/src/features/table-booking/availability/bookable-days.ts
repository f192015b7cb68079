import { addDays } from '@guest/shared/contracts/core/local-time';
import { stayStateOf, type StayDates } from '@guest/shared/contracts/stay/stay-rules';
import { Refusal } from '../../../platform/errors/refusal';
import type { Dining } from './dining.repository';
import type { PropertyScope } from '../../property/property-scope';
import { dayOf } from './slots-of';

export interface BookableDays {
  from: string;
  until: string;
  /** Today, by the house. */
  today: string;
  /** Until when everybody could book. */
  farthest: string;
}

/** The days that a guest may choose from: soon enough, and those of their stay where the house has it so. */
export function bookableDays(
  { rules }: Pick<Dining, 'rules'>,
  scope: PropertyScope,
  { stay, now }: { stay: StayDates | null; now: number },
): BookableDays {
  const today = dayOf(now, scope);
  const farthest = addDays(today, rules.maxAdvanceDays);
  const ends = { today, farthest, from: today, until: farthest };
  if (!stay || rules.allowOutside || stayStateOf(stay, today) === null) return ends;
  const { checkin, checkout } = stay;
  return {
    ...ends,
    from: checkin !== null && checkin > today ? checkin : today,
    until: checkout !== null && checkout < farthest ? checkout : farthest,
  };
}

/** Why nothing can be booked on a day; null where something could. */
export function refusalOfDay(date: string, days: BookableDays, scope: PropertyScope): Refusal | null {
  const data = { from: days.from, until: days.until };
  if (date < days.today) return new Refusal(422, 'past', 'That day has passed.', { data });
  if (date > days.farthest) {
    const words = { date: dateIn(days.farthest, scope) };
    return new Refusal(422, 'too_far', 'You can book up to {date}.', { words, data });
  }
  if (date < days.from || date > days.until) {
    return new Refusal(422, 'outside_stay', 'That date is outside your stay.', { data });
  }
  return null;
}

/** Why a party cannot be seated at all; null where it could. */
export function refusalOfParty({ rules }: Pick<Dining, 'rules'>, partySize: number): Refusal | null {
  const { partyMin, partyMax } = rules;
  const data = { partyMin, partyMax };
  if (partySize > partyMax) {
    const sentence = "For parties over {max}, please message us and we'll arrange it.";
    return new Refusal(422, 'party_too_large', sentence, { words: { max: partyMax }, data });
  }
  if (partySize >= partyMin) return null;
  const sentence = 'This restaurant takes bookings from {min} guests.';
  return new Refusal(422, 'party_too_small', sentence, { words: { min: partyMin }, data });
}

const dateIn = (date: string, { lang }: PropertyScope) =>
  new Intl.DateTimeFormat(lang, {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
    numberingSystem: 'latn',
    calendar: 'gregory',
  }).format(Date.parse(`${date}T00:00Z`));
