import type { ListedItem } from '@guest/shared/contracts/menu.schema';
import { Badge } from '@guest/shared/ui/badge';
import Flame from 'lucide/dist/esm/icons/flame.mjs';
import { useText, type TextKey } from '../texts';
import styles from './item-badges.module.css';

const tagTexts: Record<ListedItem['tags'][number], TextKey> = {
  popular: 'Popular',
  new: 'New',
  chef: 'Chef’s choice',
};

/** What speaks for it, and whether there is any left. */
export function ItemBadges({ item }: { item: ListedItem }) {
  const { stockStatus, tags, spicyLevel } = item;
  const text = useText();
  if (stockStatus === 'available' && tags.length === 0 && spicyLevel === 0) return null;
  return (
    <div className={styles.badges}>
      {stockStatus === 'sold_out' && <Badge tone="danger">{text('Sold out')}</Badge>}
      {stockStatus === 'low' && <Badge tone="warning">{text('Only a few left')}</Badge>}
      {tags.map((tag) => (
        <Badge key={tag} tone="accent">
          {text(tagTexts[tag])}
        </Badge>
      ))}
      {spicyLevel > 0 && <Badge icon={Flame}>{text('Spicy: {level} of 3', { level: spicyLevel })}</Badge>}
    </div>
  );
}
