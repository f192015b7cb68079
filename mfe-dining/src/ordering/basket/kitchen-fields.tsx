import { MAX_ORDER_NOTE_LENGTH } from '@guest/shared/contracts/menu/limits';
import { TextArea } from '@guest/shared/ui/form/field/text-area';
import { TextField } from '@guest/shared/ui/form/field/text-field';
import { Toggle } from '@guest/shared/ui/form/field/toggle';
import { Section } from '@guest/shared/ui/section/section';
import type { Basket } from '../../basket/basket';
import { useOrderText } from '../../lazy-texts/order-texts';
import styles from '../parts/order.module.css';

/** The additional information for the kitchen. */
export function KitchenFields(props: {
  basket: Basket;
  onChange: (change: (basket: Basket) => Basket) => void;
}) {
  const { basket, onChange } = props;
  const text = useOrderText();
  const setField = (name: 'note' | 'discountCode', value: string) =>
    onChange(({ [name]: _, ...now }) =>
      value === '' ? (now as Basket) : { ...(now as Basket), [name]: value },
    );
  return (
    <Section heading={text('Extras and notes')}>
      <div className={styles.fields}>
        <Toggle
          label={text('Cutlery and napkins')}
          checked={basket.cutlery ?? true}
          onChange={({ target: { checked } }) => onChange((now) => ({ ...now, cutlery: checked }))}
        />
        <TextArea
          name="note"
          label={text('Anything we should know?')}
          note={text('optional')}
          rows={2}
          maxLength={MAX_ORDER_NOTE_LENGTH}
          value={basket.note ?? ''}
          onChange={({ target }) => setField('note', target.value)}
        />
        <TextField
          name="discountCode"
          label={text('Discount code')}
          note={text('optional')}
          autoComplete="off"
          maxLength={40}
          value={basket.discountCode ?? ''}
          onChange={({ target }) => setField('discountCode', target.value)}
        />
      </div>
    </Section>
  );
}
