import { isInPart } from '@guest/shared/contracts/bookable/day-parts';
import { addDays, instantOf } from '@guest/shared/contracts/core/local-time';
import type { PropertyScope } from '../../property/property-scope';
import { bookableDays, dayError, partyError } from '../../table-booking/availability/bookable-days';
import type { BookingSetup } from '../../table-booking/availability/booking-setup';
import type { PropertyTablesRepository } from '../../table-booking/availability/property-tables.repository';
import { toWhy, type SlotDay } from '../../table-booking/availability/slot-days';
import { slotStatus, slotTimesOf } from '../../table-booking/availability/slot-search';
import type { SlotTime } from '../../table-booking/availability/slot-times';
import type { TableOccupancy } from '../../table-booking/availability/table-occupancy';
import { waitlistOpenFor } from '../../table-booking/availability/waitlist.repository';
import { outletClosed } from '../../table-booking/model/booking-errors';
import { partySizeOf, type BookableQuery, type Days } from '../model/query';

/** An outlet with the free times of a day that lie in the requested part of it. */
export interface OutletDay {
  setup: BookingSetup;
  occupancy: TableOccupancy;
  free: SlotTime[];
  /** Whether a full time has a waitlist that accepts the party. */
  waitlistOpen: boolean;
  why: SlotDay['why'];
}

/** The tables of a property on some days, with what is taken and who waits. */
type PropertyTables = Awaited<ReturnType<typeof loadTables>>;

/** Loads the tables of every outlet that takes bookings, with three statements for the whole property. */
export async function loadTables(
  repository: PropertyTablesRepository,
  { property }: PropertyScope,
  { date, days, guestId }: Days & Pick<BookableQuery, 'guestId'>,
) {
  const startOf = (day: string) => instantOf(`${day}T${property.businessDayStart}`, property.timeZone);
  const span = { from: startOf(date), to: startOf(addDays(date, days + 1)) };
  const [setups, occupancyOf, waitingAt] = await Promise.all([
    repository.setups(property.id),
    repository.occupancies(property.id, span, { guestId }),
    repository.waiting(property.id, span),
  ]);
  return { date, days, setups, occupancyOf, waitingAt };
}

export const partyOf = ({ people }: Pick<BookableQuery, 'people'>) => ({
  partySize: partySizeOf(people),
  areaId: null,
});

/** Returns the times of an outlet in the requested part of the days. */
function timesOf(
  setup: BookingSetup,
  scope: PropertyScope,
  { part, ...days }: Days & Pick<BookableQuery, 'part'>,
): Map<string, SlotTime[]> {
  const times = slotTimesOf(setup, scope, days);
  if (part === 'any') return times;
  const { businessDayStart } = scope.property;
  const isIn = ({ localDateTime }: SlotTime) => isInPart(localDateTime, part, businessDayStart);
  return new Map([...times].map(([day, ofDay]) => [day, ofDay.filter(isIn)]));
}

/**
 * Returns every outlet that takes bookings with the first of the loaded days. A hotel has hundreds of times a day, so
 * that only those which are shown are computed further.
 */
export function outletDays(
  { date, setups, occupancyOf, waitingAt }: PropertyTables,
  scope: PropertyScope,
  { people, part, stay, lang, now }: BookableQuery,
): OutletDay[] {
  const party = partyOf({ people });
  return setups.map((setup) => {
    const { outlet } = setup;
    const occupancy = occupancyOf(outlet.id);
    const bookable = bookableDays(setup, scope, { stay, now });
    const refusal = partyError(setup, party.partySize) ?? dayError(date, bookable, scope);
    const times = timesOf(setup, scope, { date, days: 1, part }).get(date) ?? [];
    const why = refusal ?? (times.length === 0 ? outletClosed(scope.localize(outlet.name)) : null);
    const of = { setup, occupancy, why: why ? toWhy(why, lang) : undefined };
    if (why) return { ...of, free: [], waitlistOpen: false };
    const isWaitlistOpen = waitlistOpenFor(setup, party, waitingAt(outlet.id));
    const free: SlotTime[] = [];
    let waitlistOpen = false;
    for (const time of times) {
      const status = slotStatus(setup, time.startsAt, { party, occupancy, now, isEnough: true });
      if (isFree(status)) free.push(time);
      else waitlistOpen ||= status === 'full' && isWaitlistOpen(time.startsAt);
    }
    return { ...of, free, waitlistOpen };
  });
}

/** Returns the loaded days on which some outlet has a free table for the party. */
export function daysWithTables(
  { date, days, setups, occupancyOf }: PropertyTables,
  scope: PropertyScope,
  { people, part, stay, now }: BookableQuery,
): Set<string> {
  const party = partyOf({ people });
  const found = new Set<string>();
  for (const setup of setups) {
    if (found.size === days) break;
    if (partyError(setup, party.partySize)) continue;
    const bookable = bookableDays(setup, scope, { stay, now });
    const occupancy = occupancyOf(setup.outlet.id);
    const hasFree = ({ startsAt }: SlotTime) =>
      isFree(slotStatus(setup, startsAt, { party, occupancy, now, isEnough: true }));
    for (const [day, times] of timesOf(setup, scope, { date, days, part })) {
      if (!found.has(day) && !dayError(day, bookable, scope) && times.some(hasFree)) found.add(day);
    }
  }
  return found;
}

const isFree = (status: SlotDay['status']): boolean => status === 'available' || status === 'limited';
