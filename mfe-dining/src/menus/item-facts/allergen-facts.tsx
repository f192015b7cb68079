import type { ListedItem } from '@guest/shared/contracts/menu/menu.schema';
import { Notice } from '@guest/shared/ui/state/notice';
import CircleAlert from 'lucide/dist/esm/icons/circle-alert.mjs';
import { useOrderText } from '../../lazy-texts/order-texts';
import styles from './allergen-facts.module.css';
import { useAllergenList } from '@guest/shared/menus/use-allergen-list';

/**
 * Shows the allergens that the kitchen has declared. The wording must never promise more than the
 * declaration.
 */
export function AllergenFacts({ item }: { item: ListedItem }) {
  const { allergensDeclared, allergens, mayContain } = item;
  const text = useOrderText();
  const listOf = useAllergenList();
  if (!allergensDeclared) {
    return (
      <Notice tone="warning" icon={CircleAlert} heading={text('Allergens not listed: ask us')}>
        {text("The kitchen hasn't listed the ingredients. Please ask before you order.")}
      </Notice>
    );
  }
  return (
    <section className={styles.allergens}>
      <h3 className={styles.heading}>{text('Allergens')}</h3>
      <dl className={styles.list}>
        {allergens.length > 0 && (
          <div>
            <dt>{text('Contains')}</dt>
            <dd>{listOf(allergens)}</dd>
          </div>
        )}
        {mayContain.length > 0 && (
          <div>
            <dt>{text('May contain')}</dt>
            <dd>{listOf(mayContain)}</dd>
          </div>
        )}
      </dl>
      {allergens.length === 0 && <p>{text('None of the 14 allergens listed by the kitchen')}</p>}
      <p className={styles.note}>
        {text('Listed by the kitchen. Please tell us about allergies before ordering.')}
      </p>
    </section>
  );
}
