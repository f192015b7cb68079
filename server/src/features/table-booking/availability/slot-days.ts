import type { Lang } from '@guest/shared/contracts/core/languages';
import type { Slot, SlotsReply } from '@guest/shared/contracts/table-booking/table-booking.contract';
import { errorReply } from '../../../platform/http/errors';
import type { PropertyScope } from '../../property/property-scope';
import { outletClosed, type WhyClosed } from '../model/booking-errors';
import { dayError, partyError, type BookableDays } from './bookable-days';
import type { BookingSetup, BookingPolicyRepository } from './booking-policy.repository';
import type { IgnoredClaims } from './occupying-claims';
import { slotFor, spanOf, slotTimesOf } from './slot-search';
import type { SlotTime } from './slot-times';
import type { TableOccupancy } from './table-occupancy';
import type { WaitlistRepository } from './waitlist.repository';

/** Slot statuses from best to worst. */
const STATUS_RANKS = ['available', 'limited', 'full', 'closed', 'past'] as const;

export type SlotDay = Pick<SlotsReply, 'date' | 'status' | 'why' | 'slots'>;

interface SlotDaysQuery {
  date: string;
  days: number;
  partySize: number;
  areaId: string | null;
  bookable: BookableDays;
  lang: Lang;
}

interface SlotDaysDeps {
  bookingPolicies: BookingPolicyRepository;
  waitlistRepository: WaitlistRepository;
  now: () => number;
}

/** The state of an outlet at a moment, from which its slots are calculated. */
export interface SlotContext {
  times: Map<string, SlotTime[]>;
  occupancy: TableOccupancy;
  /** Whether the waitlist of a start time accepts the party. */
  isWaitlistOpen: (startsAt: number) => boolean;
  now: number;
}

/** Returns business days with their slots for a party. */
export function createSlotDays({ bookingPolicies, waitlistRepository, now }: SlotDaysDeps) {
  return async (
    setup: BookingSetup,
    scope: PropertyScope,
    query: SlotDaysQuery,
    ignoredClaims: IgnoredClaims,
  ): Promise<SlotDay[]> => {
    const times = slotTimesOf(setup, scope, query);
    const span = spanOf(times.values());
    const [occupancy, isWaitlistOpen] = await Promise.all([
      bookingPolicies.occupancy(setup.outlet.id, span, ignoredClaims),
      waitlistRepository.openIn(setup, { ...span, party: query }),
    ]);
    return toSlotDays(setup, scope, query, { times, occupancy, isWaitlistOpen, now: now() });
  };
}

/** Returns the days of an outlet whose claims and waitlist have been read. */
export function toSlotDays(
  setup: BookingSetup,
  scope: PropertyScope,
  query: Omit<SlotDaysQuery, 'date' | 'days'>,
  { times, isWaitlistOpen, ...moment }: SlotContext,
): SlotDay[] {
  const context = { party: query, ...moment };
  const partyProblem = partyError(setup, query.partySize);
  return [...times].map(([date, ofDay]) => {
    const refusal = partyProblem ?? dayError(date, query.bookable, scope);
    const slots = ofDay.map((time): Slot => {
      const slot = slotFor(setup, time, context);
      if (!refusal) return { ...slot, waitlistOpen: slot.status === 'full' && isWaitlistOpen(time.startsAt) };
      const { tablesLeft: _left, ...visibleSlot } = slot;
      return {
        ...visibleSlot,
        areas: [],
        status: slot.status === 'past' ? 'past' : 'closed',
        waitlistOpen: false,
      };
    });
    const status = STATUS_RANKS.find((rank) => slots.some((slot) => slot.status === rank)) ?? 'closed';
    const why = refusal ?? (slots.length === 0 ? outletClosed(scope.localize(setup.outlet.name)) : null);
    if (!why) return { date, status, slots };
    // These errors have only codes that the contract defines for `why`.
    return {
      date,
      status,
      slots,
      why: { code: why.code as WhyClosed, error: errorReply(why, query.lang).error },
    };
  });
}
