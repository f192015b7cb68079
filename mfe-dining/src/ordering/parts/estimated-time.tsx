import { useHost } from '@guest/shared';
import { dateOf, localDateTimeAt } from '@guest/shared/contracts/core/local-time';
import type { OrderMode } from '@guest/shared/contracts/menu/order-status';
import { clock } from '@guest/shared/format/clock';
import { dayLabel } from '@guest/shared/format/day-label';
import { useNow } from '@guest/shared/page/use-now';
import { useProperty } from '@guest/shared/property/use-property';
import { useOrderText } from '../../lazy-texts/order-texts';

/** Shows the estimated time span of the order in the time zone of the hotel. */
export function EstimatedTime({
  promise,
  mode,
}: {
  promise: { from: string; to: string } | null;
  mode: OrderMode;
}) {
  const text = useOrderText();
  const { lang } = useHost();
  const { timeZone } = useProperty();
  const now = useNow();
  if (!promise) return text("We can't give you a time yet.");
  const dayAt = (at: number) => dateOf(localDateTimeAt(at, timeZone));
  const values = {
    day: dayLabel(dayAt(Date.parse(promise.from)), dayAt(now), lang),
    from: clock(promise.from, timeZone),
    to: clock(promise.to, timeZone),
  };
  return mode === 'pickup'
    ? text('{day}, ready between {from} and {to}', values)
    : text('{day}, delivered between {from} and {to}', values);
}
