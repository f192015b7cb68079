import { addDays } from '@guest/shared/contracts/core/local-time';
import type { StoredAvailability } from '../../../platform/db/tables/columns/stored';
import { isRelativeDate, type Availability } from '../schema/values';
import type { ToText } from './texts';

const DAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];

/**
 * Parses days such as `mon`, `mon+wed-fri` or `daily` to numbers from 1 (Monday) to 7. A range may continue into the
 * next week, such as `sat-mon`.
 */
export const daysOf = (key: string): number[] =>
  key === 'daily' ? [1, 2, 3, 4, 5, 6, 7] : key.split('+').flatMap(daysOfRange);

function daysOfRange(range: string): number[] {
  const [from = '', to = from] = range.split('-');
  const first = DAYS.indexOf(from);
  const length = ((DAYS.indexOf(to) - first + 7) % 7) + 1;
  return Array.from({ length }, (_, i) => ((first + i) % 7) + 1);
}

interface Interval {
  from: string;
  to: string;
  label?: string;
}

/** Parses an interval with an optional label, such as `12:30-15:00 Lunch`. */
export function parseInterval(text: string): Interval {
  const label = text.slice(11).trim();
  return { from: text.slice(0, 5), to: text.slice(6, 11), ...(label && { label }) };
}

/** Resolves a relative date such as `today+5`. Absolute dates are returned unchanged. */
export function dateOn(today: string, date: string): string {
  const [, days] = /^today([+-]\d+)?$/.exec(date) ?? [];
  return isRelativeDate(date) ? addDays(today, Number(days ?? 0)) : date;
}

/** Maps hours to their stored form. `toText` translates labels; the same label has one translation for all days. */
export function toStoredHours(
  { weekly, exceptions = [], from, until }: Availability,
  toText: ToText,
  toDate: (date: string) => string,
): StoredAvailability {
  const toIntervals = (texts: string[]) =>
    texts.map((text) => {
      const { label, ...interval } = parseInterval(text);
      return { ...interval, ...(label !== undefined && { label: toText(`hours ${label}`, label) }) };
    });
  return {
    weekly: Object.entries(weekly).map(([days, texts]) => ({
      days: daysOf(days),
      intervals: toIntervals(texts),
    })),
    exceptions: exceptions.map(({ date, label, hours }) => ({
      date: toDate(date),
      label: toText(`on ${date}`, label),
      ...(hours && hours.length > 0 ? { intervals: toIntervals(hours) } : { closed: true }),
    })),
    temporarilyClosed: null,
    ...(from !== undefined && { from: toDate(from) }),
    ...(until !== undefined && { until: toDate(until) }),
  };
}
