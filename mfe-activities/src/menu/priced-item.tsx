import type { ListedItem } from '@guest/shared/contracts/menu/menu.schema';
import type { CurrencyOfMenu } from '@guest/shared/menus/currency-of-menu';
import { useAllergenList } from '@guest/shared/menus/use-allergen-list';
import { AllergenLine } from '@guest/shared/ui/base/allergen-line';
import { Badge } from '@guest/shared/ui/base/badge';
import { Price } from '@guest/shared/ui/base/price';
import { useText } from '../texts';
import styles from './priced-item.module.css';

/** A row of the price list, with one price per size. */
export function PricedItem({ item, menu }: { item: ListedItem; menu: CurrencyOfMenu }) {
  const text = useText();
  const listOf = useAllergenList();
  const { currency, currencyPrecision } = menu;
  const priceOf = (amount: number) => <Price price={{ amount, currency, currencyPrecision }} />;
  return (
    <li className={styles.item}>
      <div className={styles.words}>
        <h3 className={styles.name}>{item.name}</h3>
        {item.description && (
          <p className={styles.description}>
            <bdi>{item.description}</bdi>
          </p>
        )}
        <AllergenLine item={item} listOf={listOf} />
        {item.stockStatus === 'sold_out' && <Badge tone="danger">{text('Sold out')}</Badge>}
      </div>
      <div className={styles.prices}>
        {item.portions.length === 0 && <p>{priceOf(item.price)}</p>}
        {item.portions.map(({ name, price }) => (
          <p key={name}>
            <span className={styles.size}>{name}</span> {priceOf(price)}
          </p>
        ))}
      </div>
    </li>
  );
}
