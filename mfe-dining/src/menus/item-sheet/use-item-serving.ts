import { dateOf, daysBetween, localDateTimeAt } from '@guest/shared/contracts/core/local-time';
import { useNow } from '@guest/shared/page/use-now';
import { useProperty } from '@guest/shared/property/use-property';
import { hoursOfItem } from '../serving/hours-of-item';
import type { LateItem } from './item-choices';
import type { MenuOfItem } from '../serving/menu-of-item';
import { servingAt } from '../serving/serving-at';

/** When an item is served by the clock of the house, and whether it can be ordered now, be it for later. */
export function useItemServing(late: LateItem, menu: MenuOfItem) {
  const { timeZone } = useProperty();
  const now = useNow();
  const { isServed, spans, next } = servingAt(hoursOfItem(menu, ...late.hours), now, timeZone);
  const local = (instant: number) => localDateTimeAt(instant, timeZone);
  const today = dateOf(local(now));
  const date = next && dateOf(local(next.from));
  const isAhead = date !== undefined && daysBetween(today, date) <= (late.maxAdvanceDays ?? Infinity);
  return {
    isServed,
    isOrderable: menu.orderable && (isServed || isAhead),
    today,
    /** The next on which it is served; undefined where none is near. */
    date,
    /** Its times on that day. */
    times: spans
      .map(({ from, to }) => ({ from: local(from), to: local(to), isToCome: from > now }))
      .filter(({ from, isToCome }) => isToCome && dateOf(from) === date),
  };
}
