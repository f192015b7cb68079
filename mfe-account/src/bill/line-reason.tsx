import { useHost } from '@guest/shared';
import type { GuestBillLine } from '@guest/shared/contracts/bill/bill.contract';
import { clock, toLocalDateTime } from '@guest/shared/format/clock';
import { monthAndDay } from '@guest/shared/format/day-label';
import { useProperty } from '@guest/shared/property/use-property';
import { useAccountText, type AccountTextKey } from '../profile/texts/account-texts';

type OrderKind = NonNullable<GuestBillLine['order']>['kind'];

const TEXTS: Readonly<Record<OrderKind, readonly [byName: AccountTextKey, withoutName: AccountTextKey]>> = {
  order: ['Ordered in the app by {name}, {date} {time}', 'Ordered in the app, {date} {time}'],
  activity: ['Booked in the app by {name}, {date} {time}', 'Booked in the app, {date} {time}'],
};

/** Explains why a line is on the bill, as far as the server knows the reason. */
export function LineReason({ line: { order } }: { line: GuestBillLine }) {
  const text = useAccountText();
  const { lang } = useHost();
  const { timeZone } = useProperty();
  if (!order) return text('Entered by the hotel');
  const when = (at: string) => ({
    date: monthAndDay(toLocalDateTime(at, timeZone).slice(0, 10), lang),
    time: clock(at, timeZone),
  });
  const [byName, withoutName] = TEXTS[order.kind];
  const ordered = order.orderedBy
    ? text(byName, { name: order.orderedBy, ...when(order.orderedAt) })
    : text(withoutName, when(order.orderedAt));
  if (!order.deliveredAt) return ordered;
  return `${ordered} · ${text('Delivered {date} {time}', when(order.deliveredAt))}`;
}
