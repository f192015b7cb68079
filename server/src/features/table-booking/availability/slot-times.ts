import {
  addDays,
  addMinutes,
  dateOf,
  instantOf,
  localDateTimeAt,
  timeOf,
} from '@guest/shared/contracts/core/local-time';
import { joinedTimes, openTimes, type OpenTime } from '@guest/shared/contracts/opening-hours/opening-hours';
import type { OpeningHours } from '@guest/shared/contracts/opening-hours/opening-hours.schema';

const MINUTE_MS = 60_000;

export interface SlotTime {
  /** By the clock of the house. No two of an outlet are alike, also where an hour comes twice. */
  localDateTime: string;
  startsAt: number;
}

export interface SeatingHours {
  openingHours: OpeningHours;
  /** When a table may begin; null: whenever the outlet is open. */
  bookableHours: OpeningHours | null;
  slotInterval: number;
  /** No table is given so shortly before the doors close; where the hours to book in are told, they say it. */
  lastSeatingMinutes: number;
}

export interface HouseClock {
  timeZone: string;
  businessDayStart: string;
}

/** At which times a table may begin, by the days of the house from `date` on; each day is there, if only empty. */
export function slotTimes(
  hours: SeatingHours,
  clock: HouseClock,
  { date, days }: { date: string; days: number },
): Map<string, SlotTime[]> {
  const byDay = new Map<string, SlotTime[]>(Array.from({ length: days }, (_, i) => [addDays(date, i), []]));
  for (const time of seatingTimes(hours, clock, { date, days })) {
    for (const slot of stepsOf(time, hours.slotInterval, clock.timeZone)) {
      byDay.get(dayOfHouse(slot.localDateTime, clock))?.push(slot);
    }
  }
  return byDay;
}

/** The night before its beginning belongs to the day before. */
const dayOfHouse = (localDateTime: string, { businessDayStart }: HouseClock): string =>
  timeOf(localDateTime) < businessDayStart ? addDays(dateOf(localDateTime), -1) : dateOf(localDateTime);

/** The stretches in which tables begin; their end is the last beginning. A night before and one after reach in. */
function seatingTimes(
  { openingHours, bookableHours, lastSeatingMinutes }: SeatingHours,
  { timeZone }: HouseClock,
  { date, days }: { date: string; days: number },
): OpenTime[] {
  const timesOf = (hours: OpeningHours) =>
    joinedTimes(openTimes(hours, addDays(date, -1), days + 2, timeZone));
  const open = timesOf(openingHours);
  if (!bookableHours) {
    return open.map(({ from, to }) => ({ from, to: to - lastSeatingMinutes * MINUTE_MS }));
  }
  // The doors have to be open as well; a beginning at the very end of either is none.
  return timesOf(bookableHours).flatMap(({ from, to }) =>
    open
      .filter((doors) => doors.from < to && from < doors.to)
      .map((doors) => ({ from: Math.max(from, doors.from), to: Math.min(to, doors.to) - 1 })),
  );
}

/** In equal steps of time, so that a night of change is as long as it is; an hour that comes again is not told twice. */
function stepsOf({ from, to }: OpenTime, slotInterval: number, timeZone: string): SlotTime[] {
  const first = localDateTimeAt(from, timeZone);
  const count = Math.floor((to - from) / (slotInterval * MINUTE_MS)) + 1;
  const instants = Array.from({ length: Math.max(0, count) }, (_, i) => from + i * slotInterval * MINUTE_MS);
  const last = instants.at(-1);
  if (last === undefined) return [];
  const isPlain = localDateTimeAt(last, timeZone) === addMinutes(first, (last - from) / MINUTE_MS);
  if (isPlain) {
    return instants.map((startsAt, i) => ({ startsAt, localDateTime: addMinutes(first, i * slotInterval) }));
  }
  return instants
    .map((startsAt) => ({ startsAt, localDateTime: localDateTimeAt(startsAt, timeZone) }))
    .filter(({ startsAt, localDateTime }) => instantOf(localDateTime, timeZone) === startsAt);
}
