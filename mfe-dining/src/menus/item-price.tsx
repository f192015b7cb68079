import { useHost } from '@guest/shared';
import type { Menu, MenuItem } from '@guest/shared/contracts/menu.schema';
import { moneyText } from '@guest/shared/format/money';
import { useText } from '../texts';
import styles from './item-price.module.css';

/** What it costs, or the least it costs where it comes in several sizes. */
export function ItemPrice({ item, menu }: { item: MenuItem; menu: Menu }) {
  const text = useText();
  const { lang } = useHost();
  const { currency, currencyPrecision } = menu;
  const price = moneyText({ amount: item.priceFrom ?? item.price, currency, currencyPrecision }, lang);
  return (
    <p className={styles.price}>
      {item.priceFrom === undefined ? <bdi>{price}</bdi> : text('from {price}', { price })}
    </p>
  );
}
