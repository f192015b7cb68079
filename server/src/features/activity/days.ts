import { addDays, businessDay, daysBetween } from '@guest/shared/contracts/core/local-time';
import { malformedIn, Refusal } from '../../platform/errors/refusal';
import type { PropertyRow } from '../property/property-scope';

const MOST_DAYS = 31;

/** Days of the property, both included. */
export interface Days {
  from: string;
  to: string;
}

/** Local date times between which sessions of some days begin: from the morning of the first to the night of the last. */
export interface Begins {
  from: string;
  before: string;
}

/** The days that a guest asks for; where one end is left out, `byDefault` days from the other or from today. */
export function askedDays(
  { from, to }: Partial<Days>,
  { property, now, byDefault }: { property: PropertyRow; now: number; byDefault: number },
): Days {
  const today = businessDay(now, property.timeZone, property.businessDayStart);
  const first = from ?? (to !== undefined && to < today ? to : today);
  const last = to ?? addDays(first, byDefault - 1);
  if (last < first) {
    throw malformedIn('to');
  }
  if (daysBetween(first, last) >= MOST_DAYS) {
    throw new Refusal(400, 'malformed', 'Choose at most {n} days', {
      n: MOST_DAYS,
      fields: [{ field: 'to', code: 'too_many_days', sentence: 'Choose at most {n} days' }],
    });
  }
  return { from: first, to: last };
}

/** A night belongs to the day before it. */
export const beginsOn = ({ from, to }: Days, { businessDayStart }: PropertyRow): Begins => ({
  from: `${from}T${businessDayStart}`,
  before: `${addDays(to, 1)}T${businessDayStart}`,
});
