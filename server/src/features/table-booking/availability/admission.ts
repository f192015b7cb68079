import type { NearSlot } from '@guest/shared/contracts/table-booking/table-booking.contract';
import type { StayDates } from '@guest/shared/contracts/stay/stay-rules';
import { malformedIn } from '../../../platform/errors/refusal';
import type { PropertyScope } from '../../property/property-scope';
import { bookableDays, refusalOfDay, refusalOfParty } from './bookable-days';
import { notBookable, outletClosed, slotUnavailable, tooSoon } from '../model/booking-refusals';
import type { Beside, Dining, DiningRepository } from './dining.repository';
import type { LineRepository } from './line.repository';
import { shownInstant } from '../model/shown-instant';
import {
  dayOf,
  daysAround,
  durationFor,
  isPaused,
  nearestOf,
  roomFor,
  slotFor,
  spanOf,
  timesOf,
  type Party,
} from './slots-of';
import type { Seating } from './table-claims';

const MINUTE_MS = 60_000;

export interface Wish {
  localDateTime: string;
  partySize: number;
  areaUuid?: string | null | undefined;
}

interface Parts {
  dinings: DiningRepository;
  lines: LineRepository;
  now: () => number;
}

/** Checks whether an outlet can seat a party at a given time. */
export function createAdmission({ dinings, lines, now }: Parts) {
  /** Returns the available slots around a time. */
  async function nearest(dining: Dining, scope: PropertyScope, near: Near): Promise<NearSlot[]> {
    const times = timesOf(dining, scope, daysAround(dayOf(near.at, scope)));
    const bookable = bookableDays(dining, scope, { stay: near.stay, now: now() });
    for (const day of times.keys()) if (refusalOfDay(day, bookable, scope)) times.delete(day);
    const taken = await dinings.taken(dining.outlet.id, spanOf(times.values()), near.beside);
    const slots = [...times.values()]
      .flat()
      .map((time) => slotFor(dining, time, { party: near.party, taken, now: now() }));
    return nearestOf(slots, near.at);
  }

  /** Returns the error for a closed outlet. */
  async function closed(dining: Dining, scope: PropertyScope, near: Near) {
    const data = { nearest: await nearest(dining, scope, near), waitlistOpen: false };
    return outletClosed(scope.say(dining.outlet.name), data);
  }

  return {
    nearest,
    closed,

    /** Returns whether a table is available right now. */
    async isFree(dining: Dining, { at, party, beside }: Near): Promise<boolean> {
      const to = at + durationFor(dining, party.partySize) * MINUTE_MS;
      const taken = await dinings.taken(dining.outlet.id, { from: at, to }, beside);
      return at > now() && roomFor(dining, at, { party, taken }).left > 0;
    },

    /** Returns the error for a fully booked slot, with nearby times. */
    async full(dining: Dining, scope: PropertyScope, near: Near) {
      const isOpen = await lines.openIn(dining, { from: near.at, to: near.at + 1, party: near.party });
      return slotUnavailable({ nearest: await nearest(dining, scope, near), waitlistOpen: isOpen(near.at) });
    },

    /** Returns area, time and duration of a visit. Throws if the booking rules do not allow the request. */
    async seatingFor(
      dining: Dining,
      scope: PropertyScope,
      { wish, stay, beside }: { wish: Wish; stay: StayDates | null; beside: Beside },
    ): Promise<Seating> {
      const { outlet, rules, areas } = dining;
      if (outlet.bookingMode === 'none' || outlet.bookingMode === 'external') {
        throw notBookable(outlet.externalBookingUrl);
      }
      const { localDateTime, partySize, areaUuid = null } = wish;
      if (areaUuid !== null && !areas.some(({ id }) => id === areaUuid)) throw malformedIn('areaUuid');
      const at = shownInstant(localDateTime, scope.property.timeZone);
      if (at === null) throw malformedIn('localDateTime');
      const bookable = bookableDays(dining, scope, { stay, now: now() });
      const day = dayOf(at, scope);
      const refusal = refusalOfParty(dining, partySize) ?? refusalOfDay(day, bookable, scope);
      if (refusal) throw refusal;
      const party = { partySize, areaId: areaUuid };
      if (at < now() + rules.leadMinutes * MINUTE_MS)
        throw tooSoon(rules.leadMinutes, { from: bookable.from, until: bookable.until });
      const time = timesOf(dining, scope, { date: day, days: 1 })
        .get(day)
        ?.find((one) => one.localDateTime === localDateTime);
      const near = { at, party, stay, beside };
      if (!time || isPaused(outlet, at)) throw await closed(dining, scope, near);
      return { ...party, localDateTime, from: at, to: at + durationFor(dining, partySize) * MINUTE_MS };
    },
  };
}

export interface Near {
  at: number;
  party: Party;
  stay: StayDates | null;
  beside: Beside;
}
