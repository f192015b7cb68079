import { useHost } from '@guest/shared';
import type { ModifierGroup } from '@guest/shared/contracts/menu/menu.schema';
import { moneyText } from '@guest/shared/format/money';
import type { CurrencyOfMenu } from '@guest/shared/menus/currency-of-menu';
import { useAllergenList } from '@guest/shared/menus/use-allergen-list';
import { classNames } from '@guest/shared/ui/base/class-names';
import { useOrderText } from '../../lazy-texts/order-texts';
import styles from './choice-list.module.css';

type ModifierFacts = Omit<ModifierGroup['modifiers'][number], 'modifierGroups'>;

/** Shows a modifier with its surcharge and its allergens. */
export function Modifier({
  modifier,
  isDefault,
  menu,
}: {
  modifier: ModifierFacts;
  isDefault: boolean;
  menu: CurrencyOfMenu;
}) {
  const text = useOrderText();
  const listOf = useAllergenList();
  const { name, price, available, allergens, removesAllergens } = modifier;
  return (
    <div className={classNames(styles.choice, !available && styles.gone)}>
      <span>
        {name}
        {isDefault && <span className={styles.note}>{text('Default')}</span>}
        {!available && <span className={styles.note}>{text('unavailable')}</span>}
        {allergens.length > 0 && (
          <span className={styles.note}>{text('adds {allergens}', { allergens: listOf(allergens) })}</span>
        )}
        {removesAllergens.length > 0 && (
          <span className={styles.note}>
            {text('leaves out {allergens}', { allergens: listOf(removesAllergens) })}
          </span>
        )}
      </span>
      {price !== 0 && <PriceChange amount={price} menu={menu} />}
    </div>
  );
}

function PriceChange({
  amount,
  menu: { currency, currencyPrecision },
}: {
  amount: number;
  menu: CurrencyOfMenu;
}) {
  const { lang } = useHost();
  const change = moneyText({ amount, currency, currencyPrecision }, lang);
  return <bdi className={styles.price}>{amount > 0 ? `+${change}` : change}</bdi>;
}
