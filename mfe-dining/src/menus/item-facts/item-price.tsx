import { useHost } from '@guest/shared';
import type { ListedItem } from '@guest/shared/contracts/menu/menu.schema';
import { moneyText } from '@guest/shared/format/money';
import type { CurrencyOfMenu } from '@guest/shared/menus/currency-of-menu';
import styles from './item-price.module.css';

/** Shows the price of an item, per size if there are sizes. */
export function ItemPrice({ item, menu }: { item: ListedItem; menu: CurrencyOfMenu }) {
  const { lang } = useHost();
  const { currency, currencyPrecision } = menu;
  const priceOf = (amount: number) => moneyText({ amount, currency, currencyPrecision }, lang);
  if (item.portions.length === 0) {
    return (
      <p className={styles.price}>
        <bdi>{priceOf(item.price)}</bdi>
      </p>
    );
  }
  return (
    <ul role="list" className={styles.portions}>
      {item.portions.map(({ name, price }) => (
        <li key={name}>
          {name} <bdi className={styles.price}>{priceOf(price)}</bdi>
        </li>
      ))}
    </ul>
  );
}
