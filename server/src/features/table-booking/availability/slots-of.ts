import type { NearSlot, Slot } from '@guest/shared/contracts/table-booking/table-booking.contract';
import { addDays, businessDay } from '@guest/shared/contracts/core/local-time';
import type { PropertyScope } from '../../property/property-scope';
import type { Dining } from './dining.repository';
import { slotTimes, type SlotTime } from './slot-times';
import { takenTables, type TakenTables } from './taken-tables';

const MINUTE_MS = 60_000;
const LIMITED_FROM = 2;
const MOST_NEAREST = 5;

export interface Party {
  partySize: number;
  /** `null` for any area. */
  areaId: string | null;
}

/** A slot without `waitlistOpen`, which is only needed if no table is available. */
export type BareSlot = Omit<Slot, 'waitlistOpen'>;

export const durationFor = ({ rules }: Pick<Dining, 'rules'>, partySize: number): number =>
  (rules.durationByParty.find(({ upTo }) => partySize <= upTo) ?? rules.durationByParty.at(-1))?.minutes ??
  90;

export const fits = (table: Dining['tables'][number], { partySize, areaId }: Party): boolean =>
  table.seats >= partySize && (areaId === null || table.areaId === areaId);

/** Returns the start times of an outlet on business days, from its hours and exceptions. */
export function timesOf(
  { outlet, rules, bookableHours }: Dining,
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

interface Room {
  /** The smallest free table for the party. */
  table: number | undefined;
  /** How many such parties still fit; counting stops above the limit for `limited`. */
  left: number;
  areas: Set<string>;
}

/**
 * Returns the capacity for a party at a time. It stops counting early, because sixty days have thousands of
 * slots.
 */
export function roomFor(
  dining: Dining,
  startsAt: number,
  { party, taken }: { party: Party; taken: TakenTables },
): Room {
  const { mostParties, mostCovers, tables } = dining;
  const { parties, covers } = taken.paceAt(startsAt);
  const atThisPace = Math.min(mostParties - parties, Math.floor((mostCovers - covers) / party.partySize));
  const room: Room = { table: undefined, left: 0, areas: new Set() };
  if (atThisPace <= 0) return room;
  const to = startsAt + durationFor(dining, party.partySize) * MINUTE_MS;
  const mostAreas = party.areaId === null ? dining.areas.length : 1;
  for (const table of tables) {
    if (!fits(table, party) || !taken.isFree(table.id, startsAt, to)) continue;
    room.table ??= table.id;
    room.left += 1;
    room.areas.add(table.areaId);
    if (room.left > LIMITED_FROM && room.areas.size === mostAreas) break;
  }
  return { ...room, left: Math.min(room.left, atThisPace) };
}

const NOTHING_TAKEN = takenTables([]);

/** Returns whether the outlet could ever seat such a party; if not, waiting is pointless. */
export const couldSeat = (dining: Dining, party: Party): boolean =>
  roomFor(dining, 0, { party, taken: NOTHING_TAKEN }).left > 0;

/** Returns the slot of a party at a time. */
export function slotFor(
  dining: Dining,
  { localDateTime, startsAt }: SlotTime,
  { party, taken, now }: { party: Party; taken: TakenTables; now: number },
): BareSlot {
  const { rules, outlet } = dining;
  const told = {
    localDateTime,
    startsAt: new Date(startsAt).toISOString(),
    durationMinutes: durationFor(dining, party.partySize),
    requiresApproval: outlet.bookingMode === 'onDemand',
  };
  if (startsAt < now) return { ...told, areas: [], status: 'past' };
  if (startsAt < now + rules.leadMinutes * MINUTE_MS || isPaused(outlet, startsAt)) {
    return { ...told, areas: [], status: 'closed' };
  }
  const { left, areas: free } = roomFor(dining, startsAt, { party, taken });
  if (left === 0) return { ...told, areas: [], status: 'full' };
  const areas = dining.areas.flatMap(({ id }) => (free.has(id) ? [id] : []));
  return left <= LIMITED_FROM
    ? { ...told, areas, status: 'limited', tablesLeft: left }
    : { ...told, areas, status: 'available' };
}

const canBeBooked = ({ status }: Pick<Slot, 'status'>) => status === 'available' || status === 'limited';

/** Returns the available slots closest to a time; of two equally close ones, the later comes first. */
export function nearestOf(slots: BareSlot[], around: number): NearSlot[] {
  const away = ({ startsAt }: BareSlot) => Math.abs(Date.parse(startsAt) - around);
  return slots
    .filter((slot) => canBeBooked(slot) && away(slot) > 0)
    .sort((a, b) => away(a) - away(b) || (a.startsAt < b.startsAt ? 1 : -1))
    .slice(0, MOST_NEAREST)
    .map(({ localDateTime, areas, requiresApproval }) => ({ localDateTime, areas, requiresApproval }));
}

/** Returns the period in which visits with these start times can occupy a table. */
export function spanOf(times: Iterable<SlotTime[]>): { from: number; to: number } {
  const starts = [...times].flat().map(({ startsAt }) => startsAt);
  // `Math.min(...starts)` could exceed the argument limit: sixty days have thousands of slots.
  const least = starts.reduce((a, b) => Math.min(a, b), Infinity);
  const most = starts.reduce((a, b) => Math.max(a, b), -Infinity);
  return least === Infinity ? { from: 0, to: 0 } : { from: least, to: most + LONGEST_MS };
}

const LONGEST_MS = 24 * 60 * MINUTE_MS;

/** Returns the business day of an instant. */
export function dayOf(instant: number, { property }: Pick<PropertyScope, 'property'>): string {
  return businessDay(instant, property.timeZone, property.businessDayStart);
}

/** The day before and the two days after, for the search of nearby times. */
export const daysAround = (date: string) => ({ date: addDays(date, -1), days: 4 });

/** Returns whether the outlet is paused at an instant, regardless of its hours. */
export function isPaused(
  { openingHours: { temporarilyClosed: pause } }: Dining['outlet'],
  at: number,
): boolean {
  if (!pause || at < Date.parse(pause.since)) return false;
  return pause.until === undefined || at < Date.parse(pause.until);
}
