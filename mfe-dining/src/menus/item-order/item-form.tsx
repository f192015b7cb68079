import { useHost } from '@guest/shared';
import { MAX_LINE_NOTE_LENGTH, quantityRule } from '@guest/shared/contracts/menu/limits';
import { moneyText } from '@guest/shared/format/money';
import type { CurrencyOfMenu } from '@guest/shared/menus/currency-of-menu';
import { RadioGroup } from '@guest/shared/ui/form/field/radio-group';
import { Stepper } from '@guest/shared/ui/form/field/stepper';
import { TextArea } from '@guest/shared/ui/form/field/text-area';
import { useOrderText } from '../../lazy-texts/order-texts';
import { GroupChoice } from './group-choice';
import styles from './item-form.module.css';
import type { ItemOrder } from './use-item-order';

/** Lets the guest choose the size, the modifiers and the quantity. */
export function ItemForm({ order, menu }: { order: NonNullable<ItemOrder>; menu: CurrencyOfMenu }) {
  const text = useOrderText();
  const { lang } = useHost();
  const { item, draft, groups, change } = order;
  const { currency, currencyPrecision } = menu;
  const { min, max } = quantityRule(item);
  return (
    <div className={styles.form}>
      {item.portions.length > 0 && (
        <RadioGroup
          name="portion"
          label={text('Sizes')}
          options={item.portions.map(({ uuid, name, price }) => ({
            value: uuid,
            name,
            line: moneyText({ amount: price, currency, currencyPrecision }, lang),
          }))}
          {...(draft.portionUuid !== undefined && { defaultValue: draft.portionUuid })}
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
        maxLength={MAX_LINE_NOTE_LENGTH}
        defaultValue={draft.note}
        onChange={(event) => change({ note: event.target.value })}
      />
      <Stepper
        name="quantity"
        label={text('Quantity')}
        fewer={text('One less')}
        more={text('One more')}
        min={min}
        max={max}
        defaultValue={draft.quantity}
        onChoose={(quantity) => change({ quantity })}
      />
    </div>
  );
}
