import type { ListedItem } from '@guest/shared/contracts/menu/menu.schema';
import { lineAllergens } from '@guest/shared/contracts/menu/line-allergens';
import { useProperty } from '@guest/shared/property/use-property';
import { Picture } from '@guest/shared/ui/picture/picture';
import { Sheet } from '@guest/shared/ui/dialog/sheet';
import type { BasketLine } from '../../basket/basket';
import { AddToOrder } from '../item-order/add-to-order';
import { useItemOrder, type ItemOrder } from '../item-order/use-item-order';
import { useOrderText } from '../../lazy-texts/order-texts';
import { AllergenFacts } from '../item-facts/allergen-facts';
import { DietaryLine } from '../item-facts/dietary-line';
import { ItemBadges } from '../item-facts/item-badges';
import { ItemChoices, type LazyItem } from './item-choices';
import { AvailabilityLine } from './availability-line';
import { ItemPrice } from '../item-facts/item-price';
import styles from './item-sheet.module.css';
import type { MenuOfItem } from '../serving/menu-of-item';
import { PortionList } from '../item-facts/portion-list';
import { useItemServing } from './use-item-serving';

/**
 * Shows all details of an item and the order form. Data of the menu list is shown at once, the rest when it
 * has loaded.
 */
export function ItemSheet(props: {
  item: ListedItem | null;
  lazyItem: LazyItem;
  menu: MenuOfItem;
  /** The basket line that the guest edits, if any. */
  line?: BasketLine | undefined;
  onClose: () => void;
}) {
  const { item, lazyItem, menu, line, onClose } = props;
  const text = useOrderText();
  const { isOrderable } = useItemServing(lazyItem, menu);
  const order = useItemOrder(item && isOrderable ? lazyItem.item : undefined, line);
  return (
    <Sheet
      isOpen={item !== null}
      onClose={onClose}
      heading={item?.name}
      close={text('Close')}
      foot={order && <AddToOrder order={order} menu={menu} line={line} onAdded={onClose} />}
    >
      {item && <ItemDetail item={item} lazyItem={lazyItem} menu={menu} order={order} />}
    </Sheet>
  );
}

function ItemDetail(props: { item: ListedItem; lazyItem: LazyItem; menu: MenuOfItem; order: ItemOrder }) {
  const { item, lazyItem, menu, order } = props;
  const { images, description, portions } = item;
  const { defaultLanguage } = useProperty();
  const [image] = images;
  const originalName = lazyItem.item?.originalName;
  // The allergens depend on the choices: a modifier can add or remove allergens.
  const effectiveItem = order ? { ...item, ...lineAllergens(order.item, order.draft.modifiers) } : item;
  return (
    <div className={styles.detail}>
      {image && <Picture image={image} className={styles.picture} />}
      {originalName && originalName !== item.name && (
        <p lang={defaultLanguage} className={styles.original} dir="auto">
          {originalName}
        </p>
      )}
      {description && (
        <p>
          <bdi>{description}</bdi>
        </p>
      )}
      {portions.length === 0 && <ItemPrice item={item} menu={menu} />}
      {portions.length > 0 && !order && <PortionList portions={portions} menu={menu} />}
      <ItemBadges item={item} />
      <AvailabilityLine lazyItem={lazyItem} menu={menu} />
      <DietaryLine dietary={effectiveItem.dietary} />
      <AllergenFacts item={effectiveItem} />
      <ItemChoices lazyItem={lazyItem} menu={menu} order={order} />
    </div>
  );
}
