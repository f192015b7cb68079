import { useHost } from '@guest/shared';
import type { ListedItem } from '@guest/shared/contracts/menu/menu.schema';
import { listText } from '@guest/shared/format/list-text';
import { Icon } from '@guest/shared/ui/base/icon';
import Leaf from 'lucide/dist/esm/icons/leaf.mjs';
import { useText } from '../../texts';
import { dietaryTexts } from './dietary-texts';
import styles from './dietary-line.module.css';

/** Shows the diets that the kitchen has declared as suitable. */
export function DietaryLine({ dietary }: { dietary: ListedItem['dietary'] }) {
  const text = useText();
  const { lang } = useHost();
  if (dietary.length === 0) return null;
  return (
    <p className={styles.line}>
      <Icon of={Leaf} size={16} className={styles.leaf} />
      {listText(
        dietary.map((diet) => text(dietaryTexts[diet])),
        lang,
      )}
    </p>
  );
}
