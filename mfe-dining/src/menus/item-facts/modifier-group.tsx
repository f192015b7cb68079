import type { ModifierGroup as Group } from '@guest/shared/contracts/menu/menu.schema';
import type { CurrencyOfMenu } from '@guest/shared/menus/currency-of-menu';
import { useOrderText } from '../../lazy-texts/order-texts';
import styles from './choice-list.module.css';
import { Modifier } from './modifier';
import { useChoiceRule } from '../serving/use-choice-rule';

type NestedGroup = Group['modifiers'][number]['modifierGroups'][number];

/** Shows the choices of a group and how many of them can be selected. */
export function ModifierGroup({ group, menu }: { group: Group | NestedGroup; menu: CurrencyOfMenu }) {
  const text = useOrderText();
  const ruleOf = useChoiceRule();
  const { name, modifiers, freeCount, defaultModifierUuids } = group;
  return (
    <section>
      <h3 className={styles.heading}>{name}</h3>
      <p className={styles.rule}>
        {ruleOf(group)}
        {freeCount > 0 && (
          <>
            {' '}
            ·{' '}
            {text('{count, plural, one {# free} other {# free}}', {
              count: freeCount,
            })}
          </>
        )}
      </p>
      <ul role="list" className={styles.choices}>
        {modifiers.map((modifier) => (
          <li key={modifier.uuid}>
            <Modifier
              modifier={modifier}
              isDefault={defaultModifierUuids.includes(modifier.uuid)}
              menu={menu}
            />
            {nestedOf(modifier).map((nested) => (
              <div key={nested.uuid} className={styles.nested}>
                <ModifierGroup group={nested} menu={menu} />
              </div>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}

const nestedOf = (modifier: Group['modifiers'][number] | NestedGroup['modifiers'][number]): NestedGroup[] =>
  'modifierGroups' in modifier ? modifier.modifierGroups : [];
