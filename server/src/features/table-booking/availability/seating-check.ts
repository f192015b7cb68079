import type { NearSlot } from '@guest/shared/contracts/table-booking/table-booking.contract';
import type { StayDates } from '@guest/shared/contracts/stay/stay-rules';
import type { Connection } from '../../../platform/db/database';
import { malformedIn } from '../../../platform/errors/request-error';
import type { PropertyScope } from '../../property/property-scope';
import { bookableDays, dayError, partyError } from './bookable-days';
import { takesBookings } from '../model/booking.mapper';
import { betweenSlots, notBookable, outletClosed, slotUnavailable, tooSoon } from '../model/booking-errors';
import type { BookingPolicyRepository } from './booking-policy.repository';
import type { BookingSetup } from './booking-setup';
import type { IgnoredClaims } from './occupying-claims';
import type { WaitlistRepository } from './waitlist.repository';
import { parseLocalTime } from '../model/parse-local-time';
import {
  dayOf,
  daysAround,
  durationFor,
  isPaused,
  nearestOf,
  capacityFor,
  slotFor,
  spanOf,
  slotTimesOf,
  type Party,
} from './slot-search';
import type { SlotTime } from './slot-times';
import type { Seating } from './table-claims';

const MINUTE_MS = 60_000;

export interface SeatingRequest {
  localDateTime: string;
  partySize: number;
  areaUuid?: string | null | undefined;
}

interface SeatingCheckDeps {
  bookingPolicies: BookingPolicyRepository;
  waitlistRepository: WaitlistRepository;
  now: () => number;
}

/** Checks whether an outlet can seat a party at a given time. */
export function createSeatingCheck({ bookingPolicies, waitlistRepository, now }: SeatingCheckDeps) {
  /** Returns the available slots around a time. */
  async function nearest(
    setup: BookingSetup,
    scope: PropertyScope,
    slotQuery: SlotQuery,
  ): Promise<NearSlot[]> {
    const times = slotTimesOf(setup, scope, daysAround(dayOf(slotQuery.at, scope)));
    const bookable = bookableDays(setup, scope, { stay: slotQuery.stay, now: now() });
    for (const day of times.keys()) if (dayError(day, bookable, scope)) times.delete(day);
    const occupancy = await bookingPolicies.occupancy(
      setup.outlet.id,
      spanOf(times.values()),
      slotQuery.ignoredClaims,
      slotQuery.on,
    );
    const slots = [...times.values()]
      .flat()
      .map((time) => slotFor(setup, time, { party: slotQuery.party, occupancy, now: now() }));
    return nearestOf(slots, slotQuery.at);
  }

  /** Returns the error for a closed outlet. */
  async function closedError(setup: BookingSetup, scope: PropertyScope, slotQuery: SlotQuery) {
    const data = { nearest: await nearest(setup, scope, slotQuery), waitlistOpen: false };
    return outletClosed(scope.localize(setup.outlet.name), data);
  }

  return {
    nearest,
    closedError,

    /** Returns whether a table is available right now. */
    async isFree(setup: BookingSetup, { at, party, ignoredClaims, on }: SlotQuery): Promise<boolean> {
      const to = at + durationFor(setup, party.partySize) * MINUTE_MS;
      const occupancy = await bookingPolicies.occupancy(setup.outlet.id, { from: at, to }, ignoredClaims, on);
      return at > now() && capacityFor(setup, at, { party, occupancy }).left > 0;
    },

    /** Returns the error for a fully booked slot, with nearby times. */
    async fullError(setup: BookingSetup, scope: PropertyScope, slotQuery: SlotQuery) {
      const isOpen = await waitlistRepository.openIn(setup, {
        from: slotQuery.at,
        to: slotQuery.at + 1,
        party: slotQuery.party,
      });
      return slotUnavailable({
        nearest: await nearest(setup, scope, slotQuery),
        waitlistOpen: isOpen(slotQuery.at),
      });
    },

    /** Returns area, time and duration of a visit. Throws if the booking rules do not allow the request. */
    async seatingFor(
      setup: BookingSetup,
      scope: PropertyScope,
      {
        request,
        stay,
        ignoredClaims,
      }: { request: SeatingRequest; stay: StayDates | null; ignoredClaims: IgnoredClaims },
    ): Promise<Seating> {
      const { outlet, rules, areas } = setup;
      if (!takesBookings(outlet)) throw notBookable(outlet.externalBookingUrl);
      const { localDateTime, partySize, areaUuid = null } = request;
      if (areaUuid !== null && !areas.some(({ id }) => id === areaUuid)) throw malformedIn('areaUuid');
      const at = parseLocalTime(localDateTime, scope.property.timeZone);
      if (at === null) throw malformedIn('localDateTime');
      const bookable = bookableDays(setup, scope, { stay, now: now() });
      const day = dayOf(at, scope);
      const refusal = partyError(setup, partySize) ?? dayError(day, bookable, scope);
      if (refusal) throw refusal;
      const party = { partySize, areaId: areaUuid };
      if (at < now() + rules.leadMinutes * MINUTE_MS)
        throw tooSoon(rules.leadMinutes, { from: bookable.from, until: bookable.until });
      const times = slotTimesOf(setup, scope, { date: day, days: 1 }).get(day) ?? [];
      const slotQuery = { at, party, stay, ignoredClaims };
      if (isPaused(outlet, at)) throw await closedError(setup, scope, slotQuery);
      if (!times.some((one) => one.localDateTime === localDateTime)) {
        if (!isBetweenSlots(times, at, rules.slotInterval)) throw await closedError(setup, scope, slotQuery);
        throw betweenSlots({ nearest: await nearest(setup, scope, slotQuery), waitlistOpen: false });
      }
      return { ...party, localDateTime, from: at, to: at + durationFor(setup, partySize) * MINUTE_MS };
    },
  };
}

/** Returns whether visits start shortly before and shortly after a time, so that the outlet is open then. */
function isBetweenSlots(times: readonly SlotTime[], at: number, slotInterval: number): boolean {
  const step = slotInterval * MINUTE_MS;
  const isNear = (from: number, to: number) => times.some(({ startsAt }) => startsAt > from && startsAt < to);
  return isNear(at - step, at) && isNear(at, at + step);
}

export interface SlotQuery {
  at: number;
  party: Party;
  stay: StayDates | null;
  ignoredClaims: IgnoredClaims;
  /** The transaction of the caller, in which a second connection may not be free. */
  on?: Connection;
}
