import { addDays, dateOf, instantOf, localDateTimeAt, dayOfWeek } from '../core/local-time';
import type { Availability, Interval, OpeningHours } from './opening-hours.schema';

const MINUTE_MS = 60_000;
const CLOSING_SOON_MINUTES = 30;
const OPENS_SOON_MINUTES = 60;
/**
 * The numbers of days to search for the next change. The near days come first because they are nearly always
 * enough, and a list of outlets computes this often. A change after the last day is reported as null.
 */
const DAYS_AHEAD = [2, 15] as const;

/**
 * Whether an outlet is open and when that changes, as an instant in milliseconds or null if no change is in
 * sight.
 */
export type ServiceStatus =
  | { status: 'open' | 'closing_soon'; until: number | null; label?: string }
  | { status: 'closed' | 'opens_soon'; until: number | null; label?: string }
  | { status: 'paused'; until: number | null; reason: string };

/** A period in which an outlet is open, given as instants; `to` is exclusive. */
export interface OpenTime {
  from: number;
  to: number;
  label?: string;
}

export function serviceStatus(hours: Availability, now: number, timeZone: string): ServiceStatus {
  const pause = pauseAt(hours, now);
  if (pause) return pause;
  const near = statusWithin(DAYS_AHEAD[0], hours, now, timeZone);
  return near.until === null ? statusWithin(DAYS_AHEAD[1], hours, now, timeZone) : near;
}

function statusWithin(days: number, hours: Availability, now: number, timeZone: string): ServiceStatus {
  const today = dateOf(localDateTimeAt(now, timeZone));
  const times = mergeTimes(openTimes(hours, addDays(today, -1), days + 1, timeZone));

  const running = times.find(({ from, to }) => from <= now && now < to);
  if (running) {
    const endsSoon = running.to - now <= CLOSING_SOON_MINUTES * MINUTE_MS;
    const isEndless = running.to >= instantOf(`${addDays(today, days)}T00:00`, timeZone);
    return toStatus(endsSoon ? 'closing_soon' : 'open', isEndless ? null : running.to, running.label);
  }
  const next = times.find(({ from }) => from > now);
  const beginsSoon = next && next.from - now <= OPENS_SOON_MINUTES * MINUTE_MS;
  return toStatus(beginsSoon ? 'opens_soon' : 'closed', next?.from ?? null, exceptionOn(hours, today)?.label);
}

/** Whether guests are served at an instant. */
export function isOpenAt(hours: Availability, instant: number, timeZone: string): boolean {
  const { status } = serviceStatus(hours, instant, timeZone);
  return status === 'open' || status === 'closing_soon';
}

/**
 * Returns the intervals of a day in chronological order. An exception replaces the whole day; outside the
 * season there are no intervals at all.
 */
export function intervalsOn(hours: Availability, date: string): Interval[] {
  if (date < (hours.from ?? date) || date > (hours.until ?? date)) return [];
  const exception = exceptionOn(hours, date);
  if (exception) return exception.closed ? [] : (exception.intervals ?? []);
  const day = dayOfWeek(date);
  return hours.weekly
    .flatMap(({ days, intervals }) => (days.includes(day) ? intervals : []))
    .sort((a, b) => (a.from < b.from ? -1 : 1));
}

/**
 * Returns all open times that begin within `days` days from `date`. A night belongs to the day on which it
 * begins.
 */
export function openTimes(hours: Availability, date: string, days: number, timeZone: string): OpenTime[] {
  return Array.from({ length: days }, (_, i) => addDays(date, i)).flatMap((day) =>
    intervalsOn(hours, day)
      .map(({ from, to, label }) => ({
        from: instantOf(`${day}T${from}`, timeZone),
        to: instantOf(`${to <= from ? addDays(day, 1) : day}T${to}`, timeZone),
        ...(label !== undefined && { label }),
      }))
      // An interval within the hour that a clock change skips is empty.
      .filter((time) => time.from < time.to),
  );
}

const exceptionOn = (hours: Availability, date: string) =>
  hours.exceptions.find((exception) => exception.date === date);

/** Returns the pause at an instant, if any; `serviceStatus` costs far more. */
export function pauseAt(
  { temporarilyClosed: pause }: OpeningHours,
  now: number,
): Extract<ServiceStatus, { status: 'paused' }> | undefined {
  if (!pause || now < Date.parse(pause.since)) return undefined;
  const until = pause.until === undefined ? null : Date.parse(pause.until);
  if (until !== null && until <= now) return undefined;
  return { status: 'paused', until, reason: pause.reason };
}

/**
 * Merges times that touch or overlap. The label of the later one is dropped, because the outlet does not
 * close in between.
 */
export function mergeTimes(times: OpenTime[]): OpenTime[] {
  const result: OpenTime[] = [];
  for (const time of [...times].sort((a, b) => a.from - b.from)) {
    const last = result.at(-1);
    if (last && time.from <= last.to) last.to = Math.max(last.to, time.to);
    else result.push({ ...time });
  }
  return result;
}

function toStatus<S extends Exclude<ServiceStatus['status'], 'paused'>>(
  status: S,
  until: number | null,
  label: string | undefined,
) {
  return { status, until, ...(label !== undefined && { label }) };
}
