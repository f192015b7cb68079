import { useHost } from '@guest/shared';
import type { Menu, MenuItem } from '@guest/shared/contracts/menu.schema';
import { localeOf } from '@guest/shared/format/locale';
import { Badge } from '@guest/shared/ui/badge';
import { Picture } from '@guest/shared/ui/picture';
import { Sheet } from '@guest/shared/ui/sheet';
import Wine from 'lucide-react/icons/wine';
import { useText } from '../texts';
import { AllergenFacts } from './allergen-facts';
import { DietaryLine } from './dietary-line';
import { ItemBadges } from './item-badges';
import { ItemPrice } from './item-price';
import styles from './item-sheet.module.css';
import { ModifierGroup } from './modifier-group';
import { PortionList } from './portion-list';

/** All there is to know of a dish or a drink. */
export function ItemSheet(props: { item: MenuItem | null; menu: Menu; onClose: () => void }) {
  const { item, menu, onClose } = props;
  const text = useText();
  return (
    <Sheet isOpen={item !== null} onClose={onClose} heading={item?.name} close={text('Close')}>
      {item && <ItemDetail item={item} menu={menu} />}
    </Sheet>
  );
}

function ItemDetail({ item, menu }: { item: MenuItem; menu: Menu }) {
  const { images, originalName, description, portions, modifierGroups } = item;
  const [image] = images;
  return (
    <div className={styles.detail}>
      {image && <Picture image={image} className={styles.picture} />}
      {originalName && originalName !== item.name && (
        <p className={styles.original} dir="auto">
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
      <Substance item={item} />
      {modifierGroups.map((group) => (
        <ModifierGroup key={group.uuid} group={group} menu={menu} />
      ))}
      <AllergenFacts item={item} />
    </div>
  );
}

/** Energy and alcohol, where the kitchen has told them. */
function Substance({ item: { calories, abv, isAlcohol } }: { item: MenuItem }) {
  const text = useText();
  const { lang } = useHost();
  if (calories === undefined && !isAlcohol) return null;
  const percent = new Intl.NumberFormat(localeOf(lang), { style: 'percent', maximumFractionDigits: 1 });
  return (
    <p className={styles.substance}>
      {isAlcohol && (
        <Badge icon={Wine}>
          {abv === undefined
            ? text('Contains alcohol')
            : text('{percent} alcohol', { percent: percent.format(abv / 100) })}
        </Badge>
      )}
      {calories !== undefined && <Badge>{text('{count} kcal', { count: calories })}</Badge>}
    </p>
  );
}
