import { dateOf, daysBetween, localDateTimeAt } from '@guest/shared/contracts/core/local-time';
import type { Property } from '@guest/shared/contracts/property/property.contract';
import type { GreetedStay } from '@guest/shared/contracts/timeline/greeting';
import { dayName, weekdayName } from '@guest/shared/format/day-label';
import type { GreetingKey } from './greeting-texts';

/** The days ahead in which a weekday alone names a date. */
const WEEKDAY_ENDS_AFTER_DAYS = 6;

interface StayLineInput {
  stay: GreetedStay;
  property: Pick<Property, 'timeZone' | 'checkInFrom' | 'checkOutUntil'>;
  now: number;
  lang: string;
}

interface StayLine {
  key: GreetingKey;
  values?: Record<string, string | number>;
}

/** Returns what the greeting says about the stay, or `undefined` if nothing is left to say. */
export function stayLine({ stay, property, now, lang }: StayLineInput): StayLine | undefined {
  switch (stay.state) {
    case 'in_house':
      return stay.nightsLeft === null
        ? undefined
        : { key: '{n, plural, one {# night left} other {# nights left}}', values: { n: stay.nightsLeft } };
    case 'last_night':
      return { key: 'Your last night' };
    case 'departure':
      return { key: 'Check-out by {time}', values: { time: property.checkOutUntil } };
    case 'expected':
      return arrivalLine(stay.checkin, { property, now, lang });
    case 'thanked':
    case 'unknown':
      return undefined;
  }
}

/** The day is counted by the calendar: after midnight, a guest reads "today" for the date on the calendar. */
function arrivalLine(checkin: string, { property, now, lang }: Omit<StayLineInput, 'stay'>): StayLine {
  const today = dateOf(localDateTimeAt(now, property.timeZone));
  const days = daysBetween(today, checkin);
  const time = property.checkInFrom;
  if (days <= 0) return { key: 'We expect you today from {time}', values: { time } };
  if (days === 1) return { key: 'We expect you tomorrow from {time}', values: { time } };
  const day = days <= WEEKDAY_ENDS_AFTER_DAYS ? weekdayName(checkin, lang) : dayName(checkin, today, lang);
  return { key: 'We expect you on {day} from {time}', values: { day, time } };
}
