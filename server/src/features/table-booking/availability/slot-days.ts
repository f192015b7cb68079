import type { Lang } from '@guest/shared/contracts/core/languages';
import type { Slot, SlotsReply } from '@guest/shared/contracts/table-booking/table-booking.contract';
import { errorReply } from '../../../platform/http/errors';
import type { RequestError } from '../../../platform/errors/request-error';
import type { PropertyScope } from '../../property/property-scope';
import { outletClosed, type ClosedReason } from '../model/booking-errors';
import { dayError, partyError, type BookableDays } from './bookable-days';
import type { BookingPolicyRepository } from './booking-policy.repository';
import type { BookingSetup } from './booking-setup';
import type { IgnoredClaims } from './occupying-claims';
import { slotFor, spanOf, slotTimesOf } from './slot-search';
import type { SlotTime } from './slot-times';
import type { TableOccupancy } from './table-occupancy';
import type { WaitlistRepository } from './waitlist.repository';

/** Slot statuses from best to worst. */
export const STATUS_RANKS = ['available', 'limited', 'full', 'closed', 'past'] as const;

export type SlotDay = Pick<SlotsReply, 'date' | 'status' | 'why' | 'slots'>;

export interface SlotDaysQuery {
  date: string;
  days: number;
  partySize: number;
  areaId: string | null;
  bookable: BookableDays;
  lang: Lang;
}

export interface SlotDaysDeps {
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

/** Reads the claims and the waitlist of an outlet on business days. */
export const createSlotContext =
  ({ bookingPolicies, waitlistRepository, now }: SlotDaysDeps) =>
  async (
    setup: BookingSetup,
    scope: PropertyScope,
    query: SlotDaysQuery,
    ignoredClaims: IgnoredClaims,
  ): Promise<SlotContext> => {
    const times = slotTimesOf(setup, scope, query);
    const span = spanOf(times.values());
    const [occupancy, isWaitlistOpen] = await Promise.all([
      bookingPolicies.occupancy(setup.outlet.id, span, ignoredClaims),
      waitlistRepository.openIn(setup, { ...span, party: query }),
    ]);
    return { times, occupancy, isWaitlistOpen, now: now() };
  };

/** Returns business days with their slots for a party. */
export function createSlotDays(deps: SlotDaysDeps) {
  const loadContext = createSlotContext(deps);
  return async (...asked: Parameters<typeof loadContext>): Promise<SlotDay[]> => {
    const [setup, scope, query] = asked;
    return toSlotDays(setup, scope, query, await loadContext(...asked));
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
    return { date, status, slots, ...(why && { why: toWhy(why, query.lang) }) };
  });
}

/** These errors have only codes that the contract defines for `why`. */
export const toWhy = (why: RequestError, lang: Lang) => ({
  code: why.code as ClosedReason,
  error: errorReply(why, lang).error,
});
