import type { ListedItem } from '@guest/shared/contracts/menu/menu.schema';
import type { CurrencyOfMenu } from '@guest/shared/menus/currency-of-menu';
import { Price } from '@guest/shared/ui/base/price';
import { useOrderText } from '../../lazy-texts/order-texts';
import styles from './choice-list.module.css';

/** Lists the sizes of an item with their prices. */
export function PortionList({ portions, menu }: { portions: ListedItem['portions']; menu: CurrencyOfMenu }) {
  const { currency, currencyPrecision } = menu;
  const text = useOrderText();
  return (
    <section>
      <h3 className={styles.heading}>{text('Sizes')}</h3>
      <ul role="list" className={styles.choices}>
        {portions.map(({ name, price }) => (
          <li key={name} className={styles.choice}>
            {name}
            <span className={styles.price}>
              <Price price={{ amount: price, currency, currencyPrecision }} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
