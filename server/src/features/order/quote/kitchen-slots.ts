import { MAX_STORED_AMOUNT } from '@guest/shared/contracts/menu/limits';
import { addDays, dateOf, instantOf, localDateTimeAt } from '@guest/shared/contracts/core/local-time';
import type { OpeningHours } from '@guest/shared/contracts/opening-hours/opening-hours.schema';
import { isWithin, servedTimes, type Span } from '@guest/shared/contracts/menu/served-times';
import type { OrderPolicy } from '../../../platform/db/tables/dining/order-policy';

const MINUTE_MS = 60_000;
const DAY_MINUTES = 24 * 60;

export interface Slot {
  startsAt: number;
  localDateTime: string;
}

export interface SlotLoad {
  orders: number;
  amount: number;
}
export type SlotUse = ReadonlyMap<number, SlotLoad>;

interface Kitchen {
  policy: OrderPolicy;
  timeZone: string;
  now: number;
  /** The opening hours of the outlet. */
  outletHours: OpeningHours;
}

/** Returns the times for which the outlet accepts orders: its opening hours without the last minutes. */
export function outletTimes(kitchen: Kitchen): Span[] {
  const lastMs = kitchen.policy.lastOrderBeforeCloseMinutes * MINUTE_MS;
  return servedTimes([kitchen.outletHours], daysOf(kitchen))
    .map(({ from, to }) => ({ from, to: to - lastMs }))
    .filter(({ from, to }) => from < to);
}

/**
 * Returns the times at which an item is served. The days start with yesterday, because its night may still be
 * running.
 */
export const itemTimes = (hours: readonly OpeningHours[], kitchen: Kitchen): Span[] | 'always' =>
  hours.length === 0 ? 'always' : servedTimes(hours, daysOf(kitchen));

const daysOf = ({ now, timeZone, policy }: Kitchen) => ({
  date: addDays(dateOf(localDateTimeAt(now, timeZone)), -1),
  days: policy.maxAdvanceDays + 2,
  timeZone,
});

/**
 * Yields the slots within all of these times from `earliest` on. Local times skipped by a clock change are
 * left out.
 */
export function* kitchenSlots(
  times: readonly (readonly Span[])[],
  { policy, timeZone, now }: Kitchen,
  earliest: number,
): Generator<Slot> {
  const today = dateOf(localDateTimeAt(now, timeZone));
  for (let day = 0; day <= policy.maxAdvanceDays; day += 1) {
    for (const slot of slotsOn(addDays(today, day), policy.slotInterval, timeZone)) {
      const isServed = slot.startsAt >= earliest && times.every((spans) => isWithin(spans, slot.startsAt));
      // The conversion to local time is expensive, so it comes last.
      if (isServed && localDateTimeAt(slot.startsAt, timeZone) === slot.localDateTime) yield slot;
    }
  }
}

function* slotsOn(date: string, interval: number, timeZone: string): Generator<Slot> {
  const midnight = instantOf(`${date}T00:00`, timeZone);
  const isPlain = instantOf(`${addDays(date, 1)}T00:00`, timeZone) - midnight === DAY_MINUTES * MINUTE_MS;
  for (let minute = 0; minute < DAY_MINUTES; minute += interval) {
    const time = [Math.floor(minute / 60), minute % 60]
      .map((part) => String(part).padStart(2, '0'))
      .join(':');
    const localDateTime = `${date}T${time}`;
    const startsAt = isPlain ? midnight + minute * MINUTE_MS : instantOf(localDateTime, timeZone);
    yield { startsAt, localDateTime };
  }
}

/** Returns whether the slot has no capacity for one more order of this amount. */
export function isFull(
  { slotCapacityOrders, slotCapacityAmount }: OrderPolicy,
  load: SlotLoad | undefined,
  more: number,
): boolean {
  const { orders, amount } = load ?? { orders: 0, amount: 0 };
  return (
    (slotCapacityOrders !== null && orders + 1 > slotCapacityOrders) ||
    amount + more > (slotCapacityAmount ?? MAX_STORED_AMOUNT)
  );
}
