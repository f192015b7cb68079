import { addDays, businessDay, daysBetween } from '@guest/shared/contracts/core/local-time';
import { malformedIn, Refusal } from '../../platform/errors/refusal';
import type { PropertyRow } from '../property/property-scope';

const MOST_DAYS = 31;

/** A range of business days of the property; both ends are included. */
export interface Days {
  from: string;
  to: string;
}

/**
 * The local date times between which a session must begin: from the start of the first business day to the
 * end of the last, exclusive.
 */
export interface Begins {
  from: string;
  before: string;
}

/**
 * Returns the requested days. If `to` is missing, the range has `byDefault` days; if `from` is missing, it
 * starts today, or at `to` when that is in the past.
 */
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

/** The hours before `businessDayStart` belong to the previous day. */
export const beginsOn = ({ from, to }: Days, { businessDayStart }: PropertyRow): Begins => ({
  from: `${from}T${businessDayStart}`,
  before: `${addDays(to, 1)}T${businessDayStart}`,
});
