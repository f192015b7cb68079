import { useHost } from '@guest/shared';
import { timeOf } from '@guest/shared/contracts/core/local-time';
import { dayLabel, dayName } from '@guest/shared/format/day-label';
import { listText } from '@guest/shared/format/list-text';
import { Notice } from '@guest/shared/ui/state/notice';
import Clock from 'lucide/dist/esm/icons/clock.mjs';
import { useOrderText } from '../../lazy-texts/order-texts';
import type { LazyItem } from './item-choices';
import type { MenuOfItem } from '../serving/menu-of-item';
import { useItemServing } from './use-item-serving';

/** Shows when an item is served if it is not served now. */
export function AvailabilityLine({ lazyItem, menu }: { lazyItem: LazyItem; menu: MenuOfItem }) {
  const text = useOrderText();
  const { lang } = useHost();
  const { isServed, isOrderable, today, date, times } = useItemServing(lazyItem, menu);
  if (!lazyItem.item || isServed) return null;
  if (date === undefined) {
    return <Notice icon={Clock} tone="warning" heading={text('Not served right now')} />;
  }
  const windows = listText(
    times.map(({ from, to }) => text('{from} to {to}', { from: timeOf(from), to: timeOf(to) })),
    lang,
  );
  const isToday = date === today;
  return (
    <Notice icon={Clock} tone="warning" heading={text('Available {windows}', { windows })}>
      {isOrderable && isToday && <p>{text('You can order now for later today.')}</p>}
      {isOrderable && !isToday && (
        <p>{text('You can order now for {day}.', { day: dayName(date, today, lang) })}</p>
      )}
      {!isOrderable && !isToday && <p>{dayLabel(date, today, lang)}</p>}
    </Notice>
  );
}
