import type { ListedItem } from '@guest/shared/contracts/menu/menu.schema';
import { useAllergenList } from '@guest/shared/menus/use-allergen-list';
import { classList } from '@guest/shared/ui/base/class-list';
import { useText } from '../texts';
import styles from './allergen-words.module.css';

/** Lists the allergens that the kitchen has declared. Without a declaration it says that they are unknown. */
export function AllergenWords({ item }: { item: ListedItem }) {
  const text = useText();
  const listOf = useAllergenList();
  const { allergensDeclared, allergens, mayContain } = item;
  if (!allergensDeclared) {
    return <p className={classList(styles.line, styles.unknown)}>{text('Allergens not listed: ask us')}</p>;
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
