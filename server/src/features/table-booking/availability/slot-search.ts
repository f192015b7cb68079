import type { NearSlot, Slot } from '@guest/shared/contracts/table-booking/table-booking.contract';
import { addDays, businessDay } from '@guest/shared/contracts/core/local-time';
import type { PropertyScope } from '../../property/property-scope';
import type { BookableTable, BookingSetup } from './booking-setup';
import { slotTimes, type SlotTime } from './slot-times';
import { tableOccupancy, type TableOccupancy } from './table-occupancy';

const MINUTE_MS = 60_000;
const LIMITED_FROM = 2;
const MAX_NEAREST = 5;

export interface Party {
  partySize: number;
  /** `null` for any area. */
  areaId: string | null;
}

/** A slot without `waitlistOpen`, which is only needed if no table is available. */
export type SlotAvailability = Omit<Slot, 'waitlistOpen'>;

export const durationFor = ({ rules }: Pick<BookingSetup, 'rules'>, partySize: number): number =>
  (rules.durationByParty.find(({ upTo }) => partySize <= upTo) ?? rules.durationByParty.at(-1))?.minutes ??
  90;

export const fits = (table: BookableTable, { partySize, areaId }: Party): boolean =>
  table.seats >= partySize && (areaId === null || table.areaId === areaId);

/** Returns whether a visit may begin at a table at this instant: the hotel may be about to take the table away. */
const isThereAt = ({ closedAt }: BookableTable, startsAt: number): boolean =>
  closedAt === null || startsAt < closedAt;

/** Returns the start times of an outlet on business days, from its hours and exceptions. */
export function slotTimesOf(
  { outlet, rules, bookableHours }: BookingSetup,
  { property, hours }: PropertyScope,
  when: { date: string; days: number },
): Map<string, SlotTime[]> {
  const { slotInterval, lastSeatingMinutes } = rules;
  return slotTimes(
    {
      slotInterval,
      lastSeatingMinutes,
      openingHours: hours(outlet.openingHours),
      bookableHours: bookableHours && hours(bookableHours),
    },
    property,
    when,
  );
}

interface SlotCapacity {
  /** The smallest free table for the party. */
  table: number | undefined;
  /** Counts the parties of this size that still fit; counting stops above the limit for `limited`. */
  left: number;
  areas: ReadonlySet<string>;
}

/** The facts from which the slots of a party are calculated. */
interface SlotSearch {
  party: Party;
  occupancy: TableOccupancy;
}

/**
 * Returns the capacity for a party at a time. It stops counting early, because sixty days have thousands of
 * slots.
 */
export function capacityFor(setup: BookingSetup, startsAt: number, search: SlotSearch): SlotCapacity {
  const { party, occupancy } = search;
  const areas = new Set<string>();
  const arrivalsLeft = arrivalsLeftAt(setup, startsAt, search);
  if (arrivalsLeft <= 0) return { table: undefined, left: 0, areas };
  const to = startsAt + durationFor(setup, party.partySize) * MINUTE_MS;
  const areaCount = party.areaId === null ? setup.areas.length : 1;
  let first: number | undefined;
  let left = 0;
  for (const table of setup.tables) {
    if (!fits(table, party) || !isThereAt(table, startsAt) || !occupancy.isFree(table.id, startsAt, to))
      continue;
    first ??= table.id;
    left += 1;
    areas.add(table.areaId);
    if (left > LIMITED_FROM && areas.size === areaCount) break;
  }
  return { table: first, left: Math.min(left, arrivalsLeft), areas };
}

/** Returns how many more parties of this size may arrive at a time, whatever the tables. */
function arrivalsLeftAt(
  { mostParties, mostCovers }: BookingSetup,
  startsAt: number,
  { party, occupancy }: SlotSearch,
): number {
  const { parties, covers } = occupancy.arrivalsAt(startsAt);
  return Math.min(mostParties - parties, Math.floor((mostCovers - covers) / party.partySize));
}

/**
 * Returns the status of a slot alone. `isEnough` stops at the first free table, where it does not matter how many
 * there are.
 */
export function slotStatus(
  setup: BookingSetup,
  startsAt: number,
  { now, isEnough, ...search }: SlotSearch & { now: number; isEnough: boolean },
): Slot['status'] {
  const closed = closedStatus(setup, startsAt, now);
  if (closed) return closed;
  const { party, occupancy } = search;
  const arrivalsLeft = arrivalsLeftAt(setup, startsAt, search);
  if (arrivalsLeft <= 0) return 'full';
  const to = startsAt + durationFor(setup, party.partySize) * MINUTE_MS;
  let left = 0;
  for (const table of setup.tables) {
    if (!fits(table, party) || !isThereAt(table, startsAt) || !occupancy.isFree(table.id, startsAt, to))
      continue;
    left += 1;
    if (isEnough || left > LIMITED_FROM) break;
  }
  if (left === 0) return 'full';
  return Math.min(left, arrivalsLeft) <= LIMITED_FROM ? 'limited' : 'available';
}

/** Returns the status of a slot that cannot be booked whatever is free. */
function closedStatus(
  { rules, outlet }: BookingSetup,
  startsAt: number,
  now: number,
): 'past' | 'closed' | undefined {
  if (startsAt < now) return 'past';
  return startsAt < now + rules.leadMinutes * MINUTE_MS || isPaused(outlet, startsAt) ? 'closed' : undefined;
}

const NO_OCCUPANCY = tableOccupancy([]);

/** Returns whether the outlet could ever seat such a party; if not, waiting is pointless. */
export const canSeat = (setup: BookingSetup, party: Party): boolean =>
  capacityFor(setup, 0, { party, occupancy: NO_OCCUPANCY }).left > 0;

/** Returns the slot of a party at a time. */
export function slotFor(
  setup: BookingSetup,
  { localDateTime, startsAt }: SlotTime,
  { party, occupancy, now }: { party: Party; occupancy: TableOccupancy; now: number },
): SlotAvailability {
  const { outlet } = setup;
  const base = {
    localDateTime,
    startsAt: new Date(startsAt).toISOString(),
    durationMinutes: durationFor(setup, party.partySize),
    requiresApproval: outlet.bookingMode === 'onDemand',
  };
  const closed = closedStatus(setup, startsAt, now);
  if (closed) return { ...base, areas: [], status: closed };
  const { left, areas: free } = capacityFor(setup, startsAt, { party, occupancy });
  if (left === 0) return { ...base, areas: [], status: 'full' };
  const areas = setup.areas.flatMap(({ id }) => (free.has(id) ? [id] : []));
  return left <= LIMITED_FROM
    ? { ...base, areas, status: 'limited', tablesLeft: left }
    : { ...base, areas, status: 'available' };
}

const canBeBooked = ({ status }: Pick<Slot, 'status'>) => status === 'available' || status === 'limited';

/** Returns the available slots closest to a time; of two equally close ones, the later comes first. */
export function nearestOf(slots: SlotAvailability[], around: number): NearSlot[] {
  const distance = ({ startsAt }: SlotAvailability) => Math.abs(Date.parse(startsAt) - around);
  return slots
    .filter((slot) => canBeBooked(slot) && distance(slot) > 0)
    .sort((a, b) => distance(a) - distance(b) || (a.startsAt < b.startsAt ? 1 : -1))
    .slice(0, MAX_NEAREST)
    .map(({ localDateTime, areas, requiresApproval }) => ({ localDateTime, areas, requiresApproval }));
}

/** Returns the period in which visits with these start times can occupy a table. */
export function spanOf(times: Iterable<SlotTime[]>): { from: number; to: number } {
  const starts = [...times].flat().map(({ startsAt }) => startsAt);
  // `Math.min(...starts)` could exceed the argument limit: sixty days have thousands of slots.
  const least = starts.reduce((a, b) => Math.min(a, b), Infinity);
  const most = starts.reduce((a, b) => Math.max(a, b), -Infinity);
  return least === Infinity ? { from: 0, to: 0 } : { from: least, to: most + MAX_VISIT_MS };
}

/** No visit lasts longer than this. */
export const MAX_VISIT_MS = 24 * 60 * MINUTE_MS;

/** Returns the business day of an instant. */
export function dayOf(instant: number, { property }: Pick<PropertyScope, 'property'>): string {
  return businessDay(instant, property.timeZone, property.businessDayStart);
}

/** The day before and the two days after, for the search of nearby times. */
export const daysAround = (date: string) => ({ date: addDays(date, -1), days: 4 });

/** Returns whether the outlet is paused at an instant, regardless of its hours. */
export function isPaused(
  { openingHours: { temporarilyClosed: pause } }: BookingSetup['outlet'],
  at: number,
): boolean {
  if (!pause || at < Date.parse(pause.since)) return false;
  return pause.until === undefined || at < Date.parse(pause.until);
}
