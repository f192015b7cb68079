import { isInPart } from '@guest/shared/contracts/bookable/day-parts';
import { addDays, instantOf } from '@guest/shared/contracts/core/local-time';
import type { PropertyScope } from '../../property/property-scope';
import { bookableDays } from '../../table-booking/availability/bookable-days';
import type { BookingSetup } from '../../table-booking/availability/booking-setup';
import type { PropertyTablesRepository } from '../../table-booking/availability/property-tables.repository';
import { toSlotDays, type SlotDay } from '../../table-booking/availability/slot-days';
import { slotTimesOf } from '../../table-booking/availability/slot-search';
import { waitlistOpenFor } from '../../table-booking/availability/waitlist.repository';
import { partySizeOf, type BookableQuery, type Days } from '../model/query';

/** An outlet with the times of a day that lie in the requested part of it. */
export interface OutletDay {
  setup: BookingSetup;
  day: SlotDay;
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

/** Returns every outlet that takes bookings with its days. */
export function outletDays(
  { date, days, setups, occupancyOf, waitingAt }: PropertyTables,
  scope: PropertyScope,
  { people, part, stay, lang, now }: BookableQuery,
): OutletDay[] {
  const { property } = scope;
  const party = { partySize: partySizeOf(people), areaId: null };

  return setups.flatMap((setup) => {
    const times = slotTimesOf(setup, scope, { date, days });
    for (const [day, ofDay] of times) {
      const inPart = ofDay.filter((time) => isInPart(time.localDateTime, part, property.businessDayStart));
      times.set(day, inPart);
    }
    const bookable = bookableDays(setup, scope, { stay, now });
    const found = toSlotDays(
      setup,
      scope,
      { ...party, bookable, lang },
      {
        times,
        occupancy: occupancyOf(setup.outlet.id),
        isWaitlistOpen: waitlistOpenFor(setup, party, waitingAt(setup.outlet.id)),
        now,
      },
    );
    return found.map((day) => ({ setup, day }));
  });
}

export const isFree = ({ status }: Pick<SlotDay, 'status'>): boolean =>
  status === 'available' || status === 'limited';
