import { localDateTimeAt } from '@guest/shared/contracts/core/local-time';
import type { OrderQuote } from '@guest/shared/contracts/order/order.contract';
import { useProperty } from '@guest/shared/property/use-property';
import { useOrderText } from '../../lazy-texts/order-texts';
import { useDayTimeName } from '../../table-booking/model/use-day-time';

/** Shows until when this order could be cancelled, which the guest wants to know before placing it. */
export function CancellationLine({ cancellation }: Pick<OrderQuote, 'cancellation'>) {
  const text = useOrderText();
  const { timeZone } = useProperty();
  const dayTime = useDayTimeName();
  if (!cancellation) return null;
  const { minutes, until } = cancellation;
  return (
    <p>
      {until === null
        ? text('You can cancel for {n, plural, one {# minute} other {# minutes}} after we accept it.', {
            n: minutes,
          })
        : text('You can cancel until the kitchen begins: {time}.', {
            time: dayTime(localDateTimeAt(Date.parse(until), timeZone)),
          })}
    </p>
  );
}
