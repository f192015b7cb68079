import type { MenuItem } from '@guest/shared/contracts/menu.schema';
import { Icon } from '@guest/shared/ui/icon';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { useText } from '../texts';
import styles from './allergen-line.module.css';
import { useAllergenList } from './use-allergen-list';

/** What the kitchen has listed. What it has not is unknown, and never looks as if it were nothing. */
export function AllergenLine({ item }: { item: MenuItem }) {
  const text = useText();
  const listOf = useAllergenList();
  if (!item.allergensDeclared) {
    return (
      <p className={styles.unknown}>
        <Icon of={CircleAlert} size={16} />
        {text('Allergens not listed: ask us')}
      </p>
    );
  }
  if (item.allergens.length === 0) return null;
  return (
    <p className={styles.line}>{text('Allergens: {allergens}', { allergens: listOf(item.allergens) })}</p>
  );
}
