import type { PricedLine } from '@guest/shared/contracts/order/order.contract';
import { useAllergenList } from '@guest/shared/menus/use-allergen-list';
import { useOrderText } from '../../lazy-texts/order-texts';
import styles from './line-text.module.css';

type LineTextProps = Pick<PricedLine, 'portion' | 'modifiers' | 'note'>;

/** Shows the choices of an order line. */
export function LineText({ portion, modifiers, note }: LineTextProps) {
  const chosen = modifiers.map(({ name, quantity }) => (quantity > 1 ? `${quantity} × ${name}` : name));
  const parts = [...(portion ? [portion.name] : []), ...chosen];
  return (
    <>
      {parts.length > 0 && <span className={styles.line}>{parts.join(' · ')}</span>}
      {note && (
        <span className={styles.line}>
          <q>
            <bdi>{note}</bdi>
          </q>
        </span>
      )}
    </>
  );
}

/** Shows the allergens of a line with its choices, as the kitchen has declared them. */
export function LineAllergens({ line }: { line: PricedLine }) {
  const text = useOrderText();
  const listOf = useAllergenList();
  const { allergensDeclared, allergens, mayContain } = line;
  if (!allergensDeclared) {
    return <span className={styles.unknown}>{text('Allergens not listed: ask us')}</span>;
  }
  return (
    <>
      <span className={styles.line}>
        {allergens.length > 0
          ? text('Allergens: {allergens}', { allergens: listOf(allergens) })
          : text('None of the 14 allergens listed by the kitchen')}
      </span>
      {mayContain.length > 0 && (
        <span className={styles.line}>
          {text('May contain: {allergens}', { allergens: listOf(mayContain) })}
        </span>
      )}
    </>
  );
}
