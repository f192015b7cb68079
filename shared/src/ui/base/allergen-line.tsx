import { useTexts } from '@guest/shared';
import CircleAlert from 'lucide/dist/esm/icons/circle-alert.mjs';
import type { Allergen, ListedItem } from '../../contracts/menu/menu.schema';
import { Icon } from './icon';
import styles from './allergen-line.module.css';

type AllergenLineText =
  | 'Allergens not listed: ask us'
  | 'Allergens: {allergens}'
  | 'May contain: {allergens}';

interface AllergenLineProps {
  item: ListedItem;
  /** Formats allergens as a list. */
  listOf: (allergens: Allergen[]) => string;
}

/**
 * Shows the declared allergens. Undeclared allergens are shown as unknown, never as none. Every package that
 * shows a menu has the texts in its catalog.
 */
export function AllergenLine({ item, listOf }: AllergenLineProps) {
  const text = useTexts<AllergenLineText>();
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
