import { addDays, businessDay, daysBetween, localDateTimeAt, timeOf } from '../core/local-time';
import { stayStateOf, type StayDates } from '../stay/stay-rules';

/** The days after the departure on which the guest is thanked. */
const THANKED_DAYS = 7;

export type PartOfDay = 'morning' | 'afternoon' | 'evening';

/** The stay as the greeting shows it. Nights are counted from the business day of the hotel. */
export type GreetedStay =
  | { state: 'in_house'; nightsLeft: number | null }
  | { state: 'last_night' | 'departure' | 'thanked' | 'unknown' }
  | { state: 'expected'; checkin: string };

interface HotelClock {
  timeZone: string;
  businessDayStart: string;
}

/** Morning is from 05:00, afternoon from 12:00 and evening from 18:00 to 04:59 by the hotel's clock. */
export function partOfDay(now: number, timeZone: string): PartOfDay {
  const time = timeOf(localDateTimeAt(now, timeZone));
  if (time < '05:00' || time >= '18:00') return 'evening';
  return time < '12:00' ? 'morning' : 'afternoon';
}

export function greetedStay(
  stay: StayDates,
  now: number,
  { timeZone, businessDayStart }: HotelClock,
): GreetedStay {
  const today = businessDay(now, timeZone, businessDayStart);
  const { checkin, checkout } = stay;
  const state = stayStateOf(stay, today);
  if (state === 'PRE' && checkin) return { state: 'expected', checkin };
  if (state === 'OUT' && checkout)
    return { state: today <= addDays(checkout, THANKED_DAYS) ? 'thanked' : 'unknown' };
  if (state !== 'IN') return { state: 'unknown' };
  const nightsLeft = checkout ? daysBetween(today, checkout) : null;
  if (nightsLeft === 0) return { state: 'departure' };
  return nightsLeft === 1 ? { state: 'last_night' } : { state: 'in_house', nightsLeft };
}
