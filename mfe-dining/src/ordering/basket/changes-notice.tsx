import { useHost } from '@guest/shared';
import type { OrderQuote } from '@guest/shared/contracts/order/order.contract';
import { moneyText } from '@guest/shared/format/money';
import { Button } from '@guest/shared/ui/button/button';
import { Notice } from '@guest/shared/ui/state/notice';
import CircleAlert from 'lucide/dist/esm/icons/circle-alert.mjs';
import type { Basket } from '../../basket/basket';
import { useOrderText } from '../../lazy-texts/order-texts';

/** Lists lines whose price has changed since they were added, because a price must never change silently. */
export function ChangesNotice(props: {
  basket: Basket;
  quote: OrderQuote;
  onAcknowledge: (change: (basket: Basket) => Basket) => void;
}) {
  const { basket, quote, onAcknowledge } = props;
  const text = useOrderText();
  const { lang } = useHost();
  const money = (amount: number) => moneyText({ ...quote, amount }, lang);
  const changed = basket.lines.flatMap((line) => {
    const now = quote.lines.find(({ lineId }) => lineId === line.lineId);
    return now && now.unitPrice !== line.unitPrice ? [{ line, now }] : [];
  });
  if (changed.length === 0) return null;
  const acknowledge = () =>
    onAcknowledge((before) => ({
      ...before,
      lines: before.lines.map((line) => {
        const now = quote.lines.find(({ lineId }) => lineId === line.lineId);
        return now ? { ...line, unitPrice: now.unitPrice, name: now.name } : line;
      }),
    }));
  return (
    <Notice
      icon={CircleAlert}
      tone="warning"
      isAnnounced
      heading={text('Changed since you added it')}
      action={<Button onClick={acknowledge}>{text('Got it')}</Button>}
    >
      <ul>
        {changed.map(({ line, now }) => (
          <li key={line.lineId}>
            {text('{name}: was {before}, now {after}', {
              name: now.name,
              before: money(line.unitPrice),
              after: money(now.unitPrice),
            })}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
