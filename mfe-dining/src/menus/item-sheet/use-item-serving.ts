import { dateOf, daysBetween, localDateTimeAt } from '@guest/shared/contracts/core/local-time';
import { useNow } from '@guest/shared/page/use-now';
import { useProperty } from '@guest/shared/property/use-property';
import { itemAvailability } from '../serving/item-availability';
import type { LazyItem } from './item-choices';
import type { MenuOfItem } from '../serving/menu-of-item';
import { servingAt } from '../serving/serving-at';

/**
 * Returns when an item is served in the time zone of the hotel, and whether it can be ordered now, possibly
 * for later.
 */
export function useItemServing(lazyItem: LazyItem, menu: MenuOfItem) {
  const { timeZone } = useProperty();
  const now = useNow();
  const { isServed, spans, next } = servingAt(itemAvailability(menu, ...lazyItem.hours), now, timeZone);
  const local = (instant: number) => localDateTimeAt(instant, timeZone);
  const today = dateOf(local(now));
  const date = next && dateOf(local(next.from));
  const isWithinAdvance =
    date !== undefined && daysBetween(today, date) <= (lazyItem.maxAdvanceDays ?? Infinity);
  return {
    isServed,
    isOrderable: menu.orderable && (isServed || isWithinAdvance),
    today,
    /** The next day on which the item is served; `undefined` if there is none soon. */
    date,
    /** The upcoming times on that day. */
    times: spans
      .map(({ from, to }) => ({ from: local(from), to: local(to), isUpcoming: from > now }))
      .filter(({ from, isUpcoming }) => isUpcoming && dateOf(from) === date),
  };
}
