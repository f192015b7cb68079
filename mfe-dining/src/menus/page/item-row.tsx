import type { ListedItem } from '@guest/shared/contracts/menu/menu.schema';
import type { Availability } from '@guest/shared/contracts/opening-hours/opening-hours.schema';
import type { CurrencyOfMenu } from '@guest/shared/menus/currency-of-menu';
import { useAllergenList } from '@guest/shared/menus/use-allergen-list';
import { AllergenLine } from '@guest/shared/ui/base/allergen-line';
import { classNames } from '@guest/shared/ui/base/class-names';
import { Picture } from '@guest/shared/ui/picture/picture';
import { memo } from 'react';
import { DietaryLine } from '../item-facts/dietary-line';
import { itemAvailability, type MenuAvailability } from '../serving/item-availability';
import { ItemBadges } from '../item-facts/item-badges';
import { ItemPrice } from '../item-facts/item-price';
import styles from './item-row.module.css';
import type { ShownItem } from './use-lazy-item';

interface ItemRowProps {
  item: ListedItem;
  section: string;
  /** The hours of the section, if it has its own. */
  sectionAvailability: Availability | undefined;
  menu: CurrencyOfMenu & MenuAvailability;
  /** True for rows on the first screen, whose pictures are loaded eagerly. */
  isPriority?: boolean;
  onOpen: (shown: ShownItem) => void;
}

/** A row of the menu, which opens the item sheet. A filter hides it with `isHidden`. */
export function ItemRow({ isHidden, ...shown }: ItemRowProps & { isHidden?: boolean }) {
  const isSoldOut = shown.item.stockStatus === 'sold_out';
  return (
    <li hidden={isHidden} className={classNames(styles.item, isSoldOut && styles.gone)}>
      <ItemFacts {...shown} />
    </li>
  );
}

/**
 * Memoized because rendering the rows is most of the work on a long menu, and a filter only hides or shows
 * them.
 */
const ItemFacts = memo(function ItemFacts({
  item,
  section,
  sectionAvailability,
  menu,
  isPriority,
  onOpen,
}: ItemRowProps) {
  const listOf = useAllergenList();
  const [image] = item.images;
  return (
    <>
      <div className={styles.words}>
        <h3 className={styles.name}>
          <button type="button" aria-haspopup="dialog" onClick={() => onOpen({ item, section })}>
            {item.name}
          </button>
        </h3>
        {item.description && (
          <p className={styles.description}>
            <bdi>{item.description}</bdi>
          </p>
        )}
        <ItemPrice item={item} menu={menu} />
        <ItemBadges
          item={item}
          hours={item.availability && itemAvailability(menu, sectionAvailability, item.availability)}
        />
        <DietaryLine dietary={item.dietary} />
        <AllergenLine item={item} listOf={listOf} />
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
