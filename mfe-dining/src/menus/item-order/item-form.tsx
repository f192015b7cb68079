import { useHost } from '@guest/shared';
import { LINE_NOTE_MAX, quantityRule } from '@guest/shared/contracts/menu/limits';
import { moneyText } from '@guest/shared/format/money';
import type { CurrencyOfMenu } from '@guest/shared/menus/currency-of-menu';
import { OneOf } from '@guest/shared/ui/form/field/one-of';
import { Stepper } from '@guest/shared/ui/form/field/stepper';
import { TextArea } from '@guest/shared/ui/form/field/text-area';
import { useOrderText } from '../../late-texts/order-texts';
import { GroupChoice } from './group-choice';
import styles from './item-form.module.css';
import type { ItemOrder } from './use-item-order';

/** Lets the guest choose the size, the modifiers and the quantity. */
export function ItemForm({ order, menu }: { order: NonNullable<ItemOrder>; menu: CurrencyOfMenu }) {
  const text = useOrderText();
  const { lang } = useHost();
  const { item, made, groups, change } = order;
  const { currency, currencyPrecision } = menu;
  const { min, max } = quantityRule(item);
  return (
    <div className={styles.form}>
      {item.portions.length > 0 && (
        <OneOf
          name="portion"
          label={text('Sizes')}
          options={item.portions.map(({ uuid, name, price }) => ({
            value: uuid,
            name,
            line: moneyText({ amount: price, currency, currencyPrecision }, lang),
          }))}
          {...(made.portionUuid !== undefined && { defaultValue: made.portionUuid })}
          required
          onChoose={(portionUuid) => change({ portionUuid })}
        />
      )}
      {groups.map((open) => (
        <div
          key={open.group.uuid}
          className={
            item.modifierGroups.some(({ uuid }) => uuid === open.group.uuid) ? undefined : styles.nested
          }
        >
          <GroupChoice open={open} order={order} menu={menu} />
        </div>
      ))}
      <TextArea
        name="note"
        label={text('Special requests')}
        note={text('optional')}
        help={text('Please add allergies in your order, not here.')}
        rows={2}
        maxLength={LINE_NOTE_MAX}
        defaultValue={made.note}
        onChange={(event) => change({ note: event.target.value })}
      />
      <Stepper
        name="quantity"
        label={text('Quantity')}
        fewer={text('One less')}
        more={text('One more')}
        min={min}
        max={max}
        defaultValue={made.quantity}
        onChoose={(quantity) => change({ quantity })}
      />
    </div>
  );
}
