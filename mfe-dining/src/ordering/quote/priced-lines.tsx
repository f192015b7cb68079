import type { PricedLine } from '@guest/shared/contracts/order.contract';
import type { CurrencyOfMenu } from '@guest/shared/menus/currency-of-menu';
import { ListRow, ListRows } from '@guest/shared/ui/list-row';
import { Price } from '@guest/shared/ui/price';
import { LineAllergens, LineWords } from './line-words';

/** The lines of an order with their allergens, which belong to what is told before and after ordering. */
export function PricedLines({
  lines,
  currency,
  currencyPrecision,
}: { lines: PricedLine[] } & CurrencyOfMenu) {
  return (
    <ListRows>
      {lines.map((line) => (
        <ListRow
          key={line.lineId}
          name={`${line.quantity} × ${line.name}`}
          line={
            <>
              <LineWords {...line} />
              <LineAllergens line={line} />
            </>
          }
          end={<Price price={{ amount: line.total, currency, currencyPrecision }} />}
        />
      ))}
    </ListRows>
  );
}
