import type { ListedItem } from '@guest/shared/contracts/menu/menu.schema';
import type { Availability } from '@guest/shared/contracts/opening-hours/opening-hours.schema';
import { Badge } from '@guest/shared/ui/base/badge';
import Flame from 'lucide/dist/esm/icons/flame.mjs';
import { useText, type TextKey } from '../../texts';
import styles from './item-badges.module.css';
import { ServedLater } from './served-later';

const tagTexts: Record<ListedItem['tags'][number], TextKey> = {
  popular: 'Popular',
  new: 'New',
  chef: "Chef's choice",
};

/** Shows highlights, the stock status and the serving time of an item. */
export function ItemBadges({
  item,
  hours,
}: {
  item: ListedItem;
  hours?: readonly Availability[] | undefined;
}) {
  const { stockStatus, tags, spicyLevel } = item;
  const text = useText();
  if (stockStatus === 'available' && tags.length === 0 && spicyLevel === 0 && !hours) return null;
  return (
    <div className={styles.badges}>
      {stockStatus === 'sold_out' && <Badge tone="danger">{text('Sold out')}</Badge>}
      {stockStatus === 'low' && <Badge tone="warning">{text('Only a few left')}</Badge>}
      {hours && <ServedLater hours={hours} />}
      {tags.map((tag) => (
        <Badge key={tag} tone="accent">
          {text(tagTexts[tag])}
        </Badge>
      ))}
      {spicyLevel > 0 && <Badge icon={Flame}>{text('Spicy: {level} of 3', { level: spicyLevel })}</Badge>}
    </div>
  );
}
