import { addDays, businessDay, daysBetween } from '@guest/shared/contracts/core/local-time';
import { malformedIn, RequestError } from '../../platform/errors/request-error';
import type { PropertyRow } from '../property/property-scope';

const MAX_DAYS = 31;

/** A range of business days of the property; both ends are included. */
export interface DayRange {
  from: string;
  to: string;
}

/**
 * The local date times between which a session must begin: from the start of the first business day to the
 * end of the last, exclusive.
 */
export interface StartRange {
  from: string;
  before: string;
}

/**
 * Returns the requested days. If `to` is missing, the range has `defaultDays` days; if `from` is missing, it
 * starts today, or at `to` when that is in the past.
 */
export function requestedDays(
  { from, to }: Partial<DayRange>,
  { property, now, defaultDays }: { property: PropertyRow; now: number; defaultDays: number },
): DayRange {
  const today = businessDay(now, property.timeZone, property.businessDayStart);
  const first = from ?? (to !== undefined && to < today ? to : today);
  const last = to ?? addDays(first, defaultDays - 1);
  if (last < first) {
    throw malformedIn('to');
  }
  if (daysBetween(first, last) >= MAX_DAYS) {
    throw new RequestError(400, 'malformed', 'Choose at most {n} days', {
      n: MAX_DAYS,
      fields: [{ field: 'to', code: 'too_many_days', message: 'Choose at most {n} days' }],
    });
  }
  return { from: first, to: last };
}

/** The hours before `businessDayStart` belong to the previous day. */
export const toStartRange = ({ from, to }: DayRange, { businessDayStart }: PropertyRow): StartRange => ({
  from: `${from}T${businessDayStart}`,
  before: `${addDays(to, 1)}T${businessDayStart}`,
});
