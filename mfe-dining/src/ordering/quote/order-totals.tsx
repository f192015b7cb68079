import type { OrderTotals as Totals } from '@guest/shared/contracts/order/order.contract';
import type { CurrencyOfMenu } from '@guest/shared/menus/currency-of-menu';
import { Price } from '@guest/shared/ui/base/price';
import { useOrderText, type OrderTextKey } from '../../lazy-texts/order-texts';
import styles from './order-totals.module.css';

/** Lists all components of the price, so that the guest can follow the total. */
export function OrderTotals({ totals, currency, currencyPrecision }: { totals: Totals } & CurrencyOfMenu) {
  const text = useOrderText();
  const { taxIncluded, taxTotal, taxInPrices } = totals;
  const isMixed = taxInPrices !== undefined;
  const includedTax = taxIncluded ? taxTotal : (taxInPrices ?? 0);
  const lines: [OrderTextKey, number][] = [
    ['Food and drinks', totals.itemsTotal],
    ['Extras', totals.modifiersTotal],
    ['Discount', -totals.discountTotal],
    ['Service charge', totals.serviceCharge],
    ['Delivery fee', totals.deliveryFee],
    [isMixed ? 'Additional tax' : 'Tax', taxIncluded ? 0 : taxTotal],
    ['Tip', totals.tipTotal],
  ];
  const priceOf = (amount: number) => <Price price={{ amount, currency, currencyPrecision }} />;
  return (
    <dl className={styles.totals}>
      {lines
        .filter(([name, amount]) => amount !== 0 || name === 'Food and drinks')
        .map(([name, amount]) => (
          <div key={name} className={styles.line}>
            <dt>{text(name)}</dt>
            <dd>{priceOf(amount)}</dd>
          </div>
        ))}
      <div className={styles.total}>
        <dt>{text('Total')}</dt>
        <dd>{priceOf(totals.total)}</dd>
      </div>
      {includedTax !== 0 && (
        <div className={styles.tax}>
          <dt>{text(isMixed ? 'Tax included in prices' : 'Tax included')}</dt>
          <dd>{priceOf(includedTax)}</dd>
        </div>
      )}
    </dl>
  );
}
