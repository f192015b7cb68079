import type { ListedItem } from '@guest/shared/contracts/menu.schema';
import { useProperty } from '@guest/shared/property/use-property';
import { Picture } from '@guest/shared/ui/picture';
import { Sheet } from '@guest/shared/ui/sheet';
import type { CurrencyOfMenu } from '@guest/shared/menus/currency-of-menu';
import { useText } from '../texts';
import { AllergenFacts } from './allergen-facts';
import { DietaryLine } from './dietary-line';
import { ItemBadges } from './item-badges';
import { ItemChoices, type LateItem } from './item-choices';
import { ItemPrice } from './item-price';
import styles from './item-sheet.module.css';
import { PortionList } from './portion-list';

/** All there is to know of a dish or a drink: what the list knows at once, the rest when it is here. */
export function ItemSheet(props: {
  item: ListedItem | null;
  late: LateItem;
  menu: CurrencyOfMenu;
  onClose: () => void;
}) {
  const { item, late, menu, onClose } = props;
  const text = useText();
  return (
    <Sheet isOpen={item !== null} onClose={onClose} heading={item?.name} close={text('Close')}>
      {item && <ItemDetail item={item} late={late} menu={menu} />}
    </Sheet>
  );
}

function ItemDetail({ item, late, menu }: { item: ListedItem; late: LateItem; menu: CurrencyOfMenu }) {
  const { images, description, portions } = item;
  const { defaultLanguage } = useProperty();
  const [image] = images;
  const originalName = late.item?.originalName;
  return (
    <div className={styles.detail}>
      {image && <Picture image={image} className={styles.picture} />}
      {originalName && originalName !== item.name && (
        <p lang={defaultLanguage} className={styles.original} dir="auto">
          {originalName}
        </p>
      )}
      {description && <p>{description}</p>}
      {portions.length === 0 ? (
        <ItemPrice item={item} menu={menu} />
      ) : (
        <PortionList portions={portions} menu={menu} />
      )}
      <ItemBadges item={item} />
      <DietaryLine dietary={item.dietary} />
      <AllergenFacts item={item} />
      <ItemChoices late={late} menu={menu} />
    </div>
  );
}
