import type { OrderQuote } from '@guest/shared/contracts/order/order.contract';
import { useAllergenList } from '@guest/shared/menus/use-allergen-list';
import { Checkbox } from '@guest/shared/ui/form/field/checkbox';
import { Notice } from '@guest/shared/ui/state/notice';
import CircleAlert from 'lucide/dist/esm/icons/circle-alert.mjs';
import { useOrderText } from '../../lazy-texts/order-texts';
import styles from '../parts/order.module.css';

/** The confirmations that are required before ordering: allergy conflicts and a minimum age. */
export function ConsentFields(props: {
  confirms: OrderQuote['confirms'];
  isAllergiesOn: boolean;
  isAgeOn: boolean;
  onAllergies: (isOn: boolean) => void;
  onAge: (isOn: boolean) => void;
}) {
  const { confirms, isAllergiesOn, isAgeOn, onAllergies, onAge } = props;
  const { allergies, minAge } = confirms;
  const text = useOrderText();
  const listOf = useAllergenList();
  if (allergies.length === 0 && minAge === null) return null;
  return (
    <div className={styles.fields}>
      {allergies.length > 0 && (
        <Notice icon={CircleAlert} tone="danger" heading={text('This order may contain your allergens')}>
          <p>
            {text("It contains, may contain or doesn't declare: {allergens}.", {
              allergens: listOf(allergies),
            })}
          </p>
          <Checkbox
            name="confirmsAllergies"
            label={text('I understand and want to order anyway')}
            checked={isAllergiesOn}
            onChange={({ target }) => onAllergies(target.checked)}
          />
        </Notice>
      )}
      {minAge !== null && (
        <Checkbox
          name="confirmsAge"
          label={text('I am {age} or over', { age: minAge })}
          help={text("We'll check when we serve alcohol.")}
          checked={isAgeOn}
          onChange={({ target }) => onAge(target.checked)}
        />
      )}
    </div>
  );
}
