import {
  addDays,
  addMinutes,
  businessDayOf,
  instantOf,
  localDateTimeAt,
} from '@guest/shared/contracts/core/local-time';
import { mergeTimes, openTimes, type OpenTime } from '@guest/shared/contracts/opening-hours/opening-hours';
import type { OpeningHours } from '@guest/shared/contracts/opening-hours/opening-hours.schema';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

export interface SlotTime {
  /** The local time of the property. It is unique for an outlet, even when an hour occurs twice. */
  readonly localDateTime: string;
  readonly startsAt: number;
}

export interface SeatingHours {
  openingHours: OpeningHours;
  /** The times at which a visit may start; `null` for the opening hours. */
  bookableHours: OpeningHours | null;
  slotInterval: number;
  /** The time before closing in which no visit may start. It applies only without `bookableHours`. */
  lastSeatingMinutes: number;
}

export interface PropertyClock {
  timeZone: string;
  businessDayStart: string;
}

/**
 * Returns the start times of visits for each business day from `date` on. Days without any have an empty
 * list.
 */
export function slotTimes(
  hours: SeatingHours,
  clock: PropertyClock,
  { date, days }: { date: string; days: number },
): Map<string, SlotTime[]> {
  const byDay = new Map<string, SlotTime[]>(Array.from({ length: days }, (_, i) => [addDays(date, i), []]));
  const startOf = (day: string) => instantOf(`${day}T${clock.businessDayStart}`, clock.timeZone);
  const range = { from: startOf(date), to: startOf(addDays(date, days)) };
  for (const time of seatingTimes(hours, clock, { date, days })) {
    // Slots of the neighbouring days are not even computed: a hotel has many outlets. An hour more on both sides
    // is for clock changes at the very start of a business day.
    if (time.to < range.from - HOUR_MS || time.from > range.to + HOUR_MS) continue;
    for (const slot of slotsWithin(time, hours.slotInterval, clock.timeZone)) {
      byDay.get(businessDayOf(slot.localDateTime, clock.businessDayStart))?.push(slot);
    }
  }
  return byDay;
}

/**
 * Returns the periods in which a visit may start, including both ends. The days before and after are
 * included, because their nights reach into the range.
 */
function seatingTimes(
  { openingHours, bookableHours, lastSeatingMinutes }: SeatingHours,
  { timeZone }: PropertyClock,
  { date, days }: { date: string; days: number },
): OpenTime[] {
  const timesOf = (hours: OpeningHours) =>
    mergeTimes(openTimes(hours, addDays(date, -1), days + 2, timeZone));
  const open = timesOf(openingHours);
  if (!bookableHours) {
    return open.map(({ from, to }) => ({ from, to: to - lastSeatingMinutes * MINUTE_MS }));
  }
  // The outlet must be open too, and a visit cannot start exactly at the end of either period.
  return timesOf(bookableHours).flatMap(({ from, to }) =>
    open
      .filter((opening) => opening.from < to && from < opening.to)
      .map((opening) => ({ from: Math.max(from, opening.from), to: Math.min(to, opening.to) - 1 })),
  );
}

/** Beyond this number of periods, the cache starts anew. */
const MAX_CACHED = 2_000;

// Many outlets have the same hours, and guests ask for the same days repeatedly.
const knownSlots = new Map<string, readonly SlotTime[]>();

function slotsWithin(time: OpenTime, slotInterval: number, timeZone: string): readonly SlotTime[] {
  const key = `${time.from} ${time.to} ${slotInterval} ${timeZone}`;
  const slots = knownSlots.get(key) ?? computeSlots(time, slotInterval, timeZone);
  if (knownSlots.size === MAX_CACHED) knownSlots.clear();
  knownSlots.set(key, slots);
  return slots;
}

/**
 * Divides a period into equal steps of elapsed time, so that clock changes do not shift them. Slots of a
 * repeated hour are left out the second time.
 */
function computeSlots({ from, to }: OpenTime, slotInterval: number, timeZone: string): SlotTime[] {
  const first = localDateTimeAt(from, timeZone);
  const count = Math.floor((to - from) / (slotInterval * MINUTE_MS)) + 1;
  const instants = Array.from({ length: Math.max(0, count) }, (_, i) => from + i * slotInterval * MINUTE_MS);
  const last = instants.at(-1);
  if (last === undefined) return [];
  const isPlain = localDateTimeAt(last, timeZone) === addMinutes(first, (last - from) / MINUTE_MS);
  if (isPlain) {
    const shown = Date.parse(`${first}Z`) - from;
    return instants.map((startsAt) => ({
      startsAt,
      localDateTime: new Date(startsAt + shown).toISOString().slice(0, 16),
    }));
  }
  return instants
    .map((startsAt) => ({ startsAt, localDateTime: localDateTimeAt(startsAt, timeZone) }))
    .filter(({ startsAt, localDateTime }) => instantOf(localDateTime, timeZone) === startsAt);
}
