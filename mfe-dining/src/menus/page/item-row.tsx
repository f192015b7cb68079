import type { ListedItem } from '@guest/shared/contracts/menu/menu.schema';
import type { Availability } from '@guest/shared/contracts/opening-hours/opening-hours.schema';
import type { CurrencyOfMenu } from '@guest/shared/menus/currency-of-menu';
import { classList } from '@guest/shared/ui/base/class-list';
import { Picture } from '@guest/shared/ui/picture/picture';
import { memo } from 'react';
import { AllergenLine } from '../item-facts/allergen-line';
import { DietaryLine } from '../item-facts/dietary-line';
import { hoursOfItem, type HoursOfMenu } from '../serving/hours-of-item';
import { ItemBadges } from '../item-facts/item-badges';
import { ItemPrice } from '../item-facts/item-price';
import styles from './item-row.module.css';
import type { ShownItem } from './use-late-item';

interface Shown {
  item: ListedItem;
  section: string;
  /** The hours of the section, if it has its own. */
  within: Availability | undefined;
  menu: CurrencyOfMenu & HoursOfMenu;
  /** True for rows on the first screen, whose pictures are loaded eagerly. */
  isPriority?: boolean;
  onOpen: (shown: ShownItem) => void;
}

/** A row of the menu, which opens the item sheet. A filter hides it with `isHidden`. */
export function ItemRow({ isHidden, ...shown }: Shown & { isHidden?: boolean }) {
  const isGone = shown.item.stockStatus === 'sold_out';
  return (
    <li hidden={isHidden} className={classList(styles.item, isGone && styles.gone)}>
      <ItemFacts {...shown} />
    </li>
  );
}

/**
 * Memoized because rendering the rows is most of the work on a long menu, and a filter only hides or shows
 * them.
 */
const ItemFacts = memo(function ItemFacts({ item, section, within, menu, isPriority, onOpen }: Shown) {
  const [image] = item.images;
  return (
    <>
      <div className={styles.words}>
        <h3 className={styles.name}>
          <button type="button" aria-haspopup="dialog" onClick={() => onOpen({ item, section })}>
            {item.name}
          </button>
        </h3>
        {item.description && <p className={styles.description}>{item.description}</p>}
        <ItemPrice item={item} menu={menu} />
        <ItemBadges item={item} hours={item.availability && hoursOfItem(menu, within, item.availability)} />
        <DietaryLine dietary={item.dietary} />
        <AllergenLine item={item} />
      </div>
      {image && (
        <Picture
          image={image}
          ratio="square"
          isPriority={isPriority}
          isSmall
          isDecorative
          className={styles.picture}
        />
      )}
    </>
  );
});
