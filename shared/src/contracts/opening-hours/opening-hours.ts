import { addDays, dateOf, instantOf, localDateTimeAt, dayOfWeek } from '../core/local-time';
import type { Availability, Interval, OpeningHours } from './opening-hours.schema';

const MINUTE_MS = 60_000;
export const CLOSING_SOON_MINUTES = 30;
export const OPENS_SOON_MINUTES = 60;
/**
 * How far ahead the next change is looked for: the near days first, because they nearly always tell and a list of
 * outlets asks often. Beyond the last it is "until further notice".
 */
const DAYS_AHEAD = [2, 15] as const;

/** Whether somewhere is open, and when that changes: an instant in milliseconds, or null where no change is in sight. */
export type ServiceStatus =
  | { status: 'open' | 'closing_soon'; until: number | null; label?: string }
  | { status: 'closed' | 'opens_soon'; until: number | null; label?: string }
  | { status: 'paused'; until: number | null; reason: string };

/** A stretch of time in which it is open; both ends are instants, and the end is no longer part of it. */
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
  const times = joinedTimes(openTimes(hours, addDays(today, -1), days + 1, timeZone));

  const running = times.find(({ from, to }) => from <= now && now < to);
  if (running) {
    const endsSoon = running.to - now <= CLOSING_SOON_MINUTES * MINUTE_MS;
    const isEndless = running.to >= instantOf(`${addDays(today, days)}T00:00`, timeZone);
    return told(endsSoon ? 'closing_soon' : 'open', isEndless ? null : running.to, running.label);
  }
  const next = times.find(({ from }) => from > now);
  const beginsSoon = next && next.from - now <= OPENS_SOON_MINUTES * MINUTE_MS;
  return told(beginsSoon ? 'opens_soon' : 'closed', next?.from ?? null, exceptionOn(hours, today)?.label);
}

/** Whether a guest would be served at an instant. */
export function isOpenAt(hours: Availability, instant: number, timeZone: string): boolean {
  const { status } = serviceStatus(hours, instant, timeZone);
  return status === 'open' || status === 'closing_soon';
}

/** The hours that one day's plan names, in their order; an exception stands in place of the whole day, a season over both. */
export function intervalsOn(hours: Availability, date: string): Interval[] {
  if (date < (hours.from ?? date) || date > (hours.until ?? date)) return [];
  const exception = exceptionOn(hours, date);
  if (exception) return exception.closed ? [] : (exception.intervals ?? []);
  const day = dayOfWeek(date);
  return hours.weekly
    .flatMap(({ days, intervals }) => (days.includes(day) ? intervals : []))
    .sort((a, b) => (a.from < b.from ? -1 : 1));
}

/** All open times that begin on the days from `date` on; a night belongs to the day on which it begins. */
export function openTimes(hours: Availability, date: string, days: number, timeZone: string): OpenTime[] {
  return Array.from({ length: days }, (_, i) => addDays(date, i)).flatMap((day) =>
    intervalsOn(hours, day)
      .map(({ from, to, label }) => ({
        from: instantOf(`${day}T${from}`, timeZone),
        to: instantOf(`${to <= from ? addDays(day, 1) : day}T${to}`, timeZone),
        ...(label !== undefined && { label }),
      }))
      // Nothing is left of an interval that lies in the hour which a change of the clocks skips.
      .filter((time) => time.from < time.to),
  );
}

const exceptionOn = (hours: Availability, date: string) =>
  hours.exceptions.find((exception) => exception.date === date);

function pauseAt({ temporarilyClosed: pause }: OpeningHours, now: number): ServiceStatus | undefined {
  if (!pause || now < Date.parse(pause.since)) return undefined;
  const until = pause.until === undefined ? null : Date.parse(pause.until);
  if (until !== null && until <= now) return undefined;
  return { status: 'paused', until, reason: pause.reason };
}

/** Times that touch or overlap are one; the later's label is forgotten, because the doors do not close between them. */
export function joinedTimes(times: OpenTime[]): OpenTime[] {
  const result: OpenTime[] = [];
  for (const time of [...times].sort((a, b) => a.from - b.from)) {
    const last = result.at(-1);
    if (last && time.from <= last.to) last.to = Math.max(last.to, time.to);
    else result.push({ ...time });
  }
  return result;
}

function told<S extends Exclude<ServiceStatus['status'], 'paused'>>(
  status: S,
  until: number | null,
  label: string | undefined,
) {
  return { status, until, ...(label !== undefined && { label }) };
}
