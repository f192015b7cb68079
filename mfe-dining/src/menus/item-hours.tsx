import { useHost } from '@guest/shared';
import { addDays, dateOf, localDateTimeAt, timeOf } from '@guest/shared/contracts/local-time';
import { isWithin, servedTimes } from '@guest/shared/contracts/ordering/served-times';
import { dayLabel } from '@guest/shared/format/day-label';
import { listText } from '@guest/shared/format/list-text';
import { useNow } from '@guest/shared/host/use-now';
import { useProperty } from '@guest/shared/property/use-property';
import { Notice } from '@guest/shared/ui/notice';
import Clock from 'lucide/dist/esm/icons/clock.mjs';
import { useOrderText } from '../ordering/order-texts';
import type { LateItem } from './item-choices';
import type { MenuOfItem } from './menu-of-item';

/** As far as a guest can order ahead. */
const DAYS_SHOWN = 8;

/** Where something cannot be had at this moment: when it can. */
export function ItemHours({ late, menu }: { late: LateItem; menu: MenuOfItem }) {
  const text = useOrderText();
  const { lang } = useHost();
  const { timeZone } = useProperty();
  const now = useNow();
  if (!late.item) return null;

  const today = dateOf(localDateTimeAt(now, timeZone));
  const hours = [menu.outlet.openingHours, menu.availability, ...late.hours].filter((it) => it !== undefined);
  // From yesterday on: a night belongs to the day on which it begins.
  const spans = servedTimes(hours, { date: addDays(today, -1), days: DAYS_SHOWN + 1, timeZone });
  if (isWithin(spans, now)) return null;
  const local = (instant: number) => localDateTimeAt(instant, timeZone);
  const next = spans.find(({ from }) => from > now);
  if (!next) return <Notice icon={Clock} tone="warning" heading={text('Not being served right now')} />;

  const date = dateOf(local(next.from));
  const windows = listText(
    spans
      .filter(({ from }) => from > now && dateOf(local(from)) === date)
      .map(({ from, to }) => text('{from} to {to}', { from: timeOf(local(from)), to: timeOf(local(to)) })),
    lang,
  );
  return (
    <Notice icon={Clock} tone="warning" heading={text('Available {windows}', { windows })}>
      {menu.orderable && (
        <p>
          {date === today
            ? text('You can order it now for later today.')
            : text('You can order it now for {day}.', {
                day: dayLabel(date, today, lang).toLocaleLowerCase(lang),
              })}
        </p>
      )}
    </Notice>
  );
}
