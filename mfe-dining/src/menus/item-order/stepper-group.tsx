import { maxPerModifier, type Modifier, type OpenGroup } from '@guest/shared/contracts/menu/selection';
import { FieldMessages } from '@guest/shared/ui/form/field/field';
import { Stepper } from '@guest/shared/ui/form/field/stepper';
import { useId } from 'react';
import { useOrderText } from '../../lazy-texts/order-texts';
import styles from './item-form.module.css';

/** Renders a group with a quantity for each modifier. */
export function StepperGroup(props: {
  open: OpenGroup;
  field: { label: string; note: string; help?: string | undefined; error?: string | undefined };
  lineOf: (modifier: Modifier) => string;
  onChoose: (modifierUuid: string, quantity: number) => void;
}) {
  const { open, field, lineOf, onChoose } = props;
  const { group, choices } = open;
  const text = useOrderText();
  const id = useId();
  const maxQuantity = maxPerModifier(group);
  return (
    <fieldset
      aria-describedby={field.error ? `${id}-error` : undefined}
      aria-invalid={field.error ? true : undefined}
      tabIndex={-1}
      className={styles.group}
    >
      <legend className={styles.legend}>
        {field.label} <span className={styles.note}>{field.note}</span>
      </legend>
      {group.modifiers.map((modifier) => (
        <Stepper
          key={modifier.uuid}
          name={modifier.uuid}
          label={modifier.name}
          help={lineOf(modifier)}
          fewer={text('One less {name}', { name: modifier.name })}
          more={text('One more {name}', { name: modifier.name })}
          max={modifier.available ? maxQuantity : 0}
          defaultValue={choices.find((one) => one.modifier === modifier)?.quantity ?? 0}
          disabled={!modifier.available}
          onChoose={(quantity) => onChoose(modifier.uuid, quantity)}
        />
      ))}
      <FieldMessages id={id} help={field.help} error={field.error} />
    </fieldset>
  );
}
