import type { ListedItem } from '@guest/shared/contracts/menu/menu.schema';
import { useAllergenList } from '@guest/shared/menus/use-allergen-list';
import { Icon } from '@guest/shared/ui/base/icon';
import CircleAlert from 'lucide/dist/esm/icons/circle-alert.mjs';
import { useText } from '../../texts';
import styles from './allergen-line.module.css';

/** Shows the declared allergens. Undeclared allergens are shown as unknown, never as none. */
export function AllergenLine({ item }: { item: ListedItem }) {
  const text = useText();
  const listOf = useAllergenList();
  const { allergensDeclared, allergens, mayContain } = item;
  if (!allergensDeclared) {
    return (
      <p className={styles.unknown}>
        <Icon of={CircleAlert} size={16} />
        {text('Allergens not listed: ask us')}
      </p>
    );
  }
  return (
    <>
      {allergens.length > 0 && (
        <p className={styles.line}>{text('Allergens: {allergens}', { allergens: listOf(allergens) })}</p>
      )}
      {mayContain.length > 0 && (
        <p className={styles.line}>{text('May contain: {allergens}', { allergens: listOf(mayContain) })}</p>
      )}
    </>
  );
}
