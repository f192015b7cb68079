import { mergeTimes, openTimes } from '../opening-hours/opening-hours';
import type { Availability } from '../opening-hours/opening-hours.schema';

/** A period between two instants; `to` is exclusive. */
export interface Span {
  from: number;
  to: number;
}

interface DayRange {
  /** The first day in the property's local time; `days` is the number of days. */
  date: string;
  days: number;
  timeZone: string;
}

/**
 * Returns the times at which all of these hours apply, such as those of an outlet, a menu, a section and an
 * item.
 */
export function servedTimes(hours: readonly Availability[], when: DayRange): Span[] {
  return hours.map((one) => openSpans(one, when)).reduce(intersect);
}

export const isWithin = (spans: readonly Span[], instant: number): boolean =>
  spans.some(({ from, to }) => from <= instant && instant < to);

function openSpans(hours: Availability, { date, days, timeZone }: DayRange): Span[] {
  const spans = mergeTimes(openTimes(hours, date, days, timeZone));
  const { temporarilyClosed: pause } = hours;
  if (!pause) return spans;
  const [since, until] = [Date.parse(pause.since), pause.until ? Date.parse(pause.until) : Infinity];
  return spans
    .flatMap(({ from, to }) => [
      { from, to: Math.min(to, since) },
      { from: Math.max(from, until), to },
    ])
    .filter(({ from, to }) => from < to);
}

function intersect(some: readonly Span[], others: readonly Span[]): Span[] {
  return some
    .flatMap((one) =>
      others.map((other) => ({ from: Math.max(one.from, other.from), to: Math.min(one.to, other.to) })),
    )
    .filter(({ from, to }) => from < to)
    .sort((a, b) => a.from - b.from);
}
