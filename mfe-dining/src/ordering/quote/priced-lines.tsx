import type { OrderProblem, PricedLine } from '@guest/shared/contracts/order/order.contract';
import type { CurrencyOfMenu } from '@guest/shared/menus/currency-of-menu';
import { Badge } from '@guest/shared/ui/base/badge';
import { ListRow, ListRows } from '@guest/shared/ui/card/list-row';
import { Price } from '@guest/shared/ui/base/price';
import { useOrderText } from '../../lazy-texts/order-texts';
import { LineAllergens, LineText } from './line-text';

/** Lists the order lines with their allergens, which must be shown both before and after ordering. */
export function PricedLines({
  lines,
  currency,
  currencyPrecision,
  problems = [],
}: { lines: PricedLine[]; problems?: readonly OrderProblem[] } & CurrencyOfMenu) {
  const text = useOrderText();
  const isGone = (line: PricedLine) =>
    problems.some(({ code, lineId }) => code === 'item_unavailable' && lineId === line.lineId);
  return (
    <ListRows>
      {lines.map((line) => (
        <ListRow
          key={line.lineId}
          name={
            <>
              {line.quantity} × <bdi>{line.name}</bdi>
            </>
          }
          line={
            <>
              <LineText {...line} />
              <LineAllergens line={line} />
              {isGone(line) && <Badge tone="danger">{text('Sold out')}</Badge>}
            </>
          }
          end={<Price price={{ amount: line.total, currency, currencyPrecision }} />}
        />
      ))}
    </ListRows>
  );
}
