import styles from '../choices.module.css';
import { FieldMessages } from './field';
import type { Option } from '../state/option';
import { OptionRow } from './option-row';
import { useField, type FieldProps } from './use-field';

/** A group of checkboxes; `values.all(name)` returns the selected values. Only the server validates them. */
export function CheckboxGroup(
  props: Omit<FieldProps, 'wrong' | 'missing'> & {
    options: readonly Option[];
    defaultValues?: readonly string[];
    disabled?: boolean;
    onChoose?: (value: string, isOn: boolean) => void;
  },
) {
  const { name, label, note, help, options, defaultValues = [], disabled, onChoose } = props;
  const { id, error, words, state } = useField(props);
  return (
    <fieldset aria-describedby={state['aria-describedby']} disabled={disabled} className={styles.choices}>
      <legend className={styles.legend}>
        {label}
        {note && <span className={styles.note}>{note}</span>}
      </legend>
      {options.map((option) => (
        <OptionRow
          key={option.value}
          {...words}
          type="checkbox"
          name={name}
          value={option.value}
          label={option.name}
          line={option.line}
          aria-invalid={state['aria-invalid']}
          disabled={option.isDisabled}
          defaultChecked={defaultValues.includes(option.value)}
          onChange={(event) => onChoose?.(option.value, event.target.checked)}
        />
      ))}
      <FieldMessages id={id} help={help} error={error} />
    </fieldset>
  );
}
