import type { PropertyScope } from '../../property/property-scope';
import { outletClosed } from '../model/booking-errors';
import { dayError, partyError } from './bookable-days';
import type { BookingSetup } from './booking-setup';
import {
  createSlotContext,
  STATUS_RANKS,
  toWhy,
  type SlotContext,
  type SlotDay,
  type SlotDaysDeps,
  type SlotDaysQuery,
} from './slot-days';
import { slotStatus } from './slot-search';
import type { SlotTime } from './slot-times';

/** A day of a calendar: the best status of its slots, and whether the waitlist of any of them is open. */
export type DayState = Omit<SlotDay, 'slots'> & { waitlistOpen: boolean };

/**
 * Returns business days as `createSlotDays` does, without their slots. Sixty days have thousands, of which most need
 * not be known exactly.
 */
export function createDayStates(deps: SlotDaysDeps) {
  const loadContext = createSlotContext(deps);
  return async (...args: Parameters<typeof loadContext>): Promise<DayState[]> => {
    const [setup, scope, query] = args;
    return toDayStates(setup, scope, query, await loadContext(...args));
  };
}

export function toDayStates(
  setup: BookingSetup,
  scope: PropertyScope,
  query: SlotDaysQuery,
  { times, ...context }: SlotContext,
): DayState[] {
  const partyProblem = partyError(setup, query.partySize);
  return [...times].map(([date, ofDay]) => {
    const refusal = partyProblem ?? dayError(date, query.bookable, scope);
    const state = refusal ? refusedState(ofDay, context.now) : openState(setup, ofDay, query, context);
    const why = refusal ?? (ofDay.length === 0 ? outletClosed(scope.localize(setup.outlet.name)) : null);
    return { date, ...state, ...(why && { why: toWhy(why, query.lang) }) };
  });
}

function refusedState(times: readonly SlotTime[], now: number): Pick<DayState, 'status' | 'waitlistOpen'> {
  const isPast = times.length > 0 && times.every(({ startsAt }) => startsAt < now);
  return { status: isPast ? 'past' : 'closed', waitlistOpen: false };
}

function openState(
  setup: BookingSetup,
  times: readonly SlotTime[],
  party: SlotDaysQuery,
  { occupancy, isWaitlistOpen, now }: Omit<SlotContext, 'times'>,
): Pick<DayState, 'status' | 'waitlistOpen'> {
  let rank: number = STATUS_RANKS.length;
  let waitlistOpen = false;
  for (const { startsAt } of times) {
    const isBest = rank === 0;
    const mayWait: boolean = !waitlistOpen && isWaitlistOpen(startsAt);
    if (isBest && !mayWait) {
      if (waitlistOpen) break;
      continue;
    }
    // Once a slot is available, it only matters whether others are full.
    const status = slotStatus(setup, startsAt, { party, occupancy, now, isEnough: isBest });
    if (!isBest) rank = Math.min(rank, STATUS_RANKS.indexOf(status));
    waitlistOpen ||= status === 'full' && mayWait;
  }
  return { status: STATUS_RANKS[rank] ?? 'closed', waitlistOpen };
}
