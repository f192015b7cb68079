import type { PricedLine } from '@guest/shared/contracts/order/order.contract';
import { useAllergenList } from '@guest/shared/menus/use-allergen-list';
import { useOrderText } from '../../lazy-texts/order-texts';
import styles from './line-text.module.css';

type LineTextProps = Pick<PricedLine, 'portion' | 'modifiers' | 'note'>;

/** Shows the choices of an order line, each group with its name, as a name such as "Salad" says too little. */
export function LineText({ portion, modifiers, note }: LineTextProps) {
  const text = useOrderText();
  const groups = [...new Map(modifiers.map(({ groupUuid, groupName }) => [groupUuid, groupName]))];
  const namesOf = (group: string) =>
    modifiers
      .filter(({ groupUuid }) => groupUuid === group)
      .map(({ name, quantity }) => (quantity > 1 ? `${quantity} × ${name}` : name));
  return (
    <>
      {portion && <span className={styles.line}>{portion.name}</span>}
      {groups.map(([group, name]) => (
        <span key={group} className={styles.line}>
          {text('{group}: {choices}', { group: name, choices: namesOf(group).join(' · ') })}
        </span>
      ))}
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
