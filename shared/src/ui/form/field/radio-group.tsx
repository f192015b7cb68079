import styles from '../choices.module.css';
import { FieldMessages } from './field';
import type { Option } from '../state/option';
import { OptionRow } from './option-row';
import { useField, type FieldProps } from './use-field';

/** A group of radio buttons with all options visible. */
export function RadioGroup(
  props: FieldProps & {
    options: readonly Option[];
    defaultValue?: string;
    required?: boolean;
    disabled?: boolean;
    onChoose?: (value: string) => void;
  },
) {
  const { name, label, note, help, options, defaultValue, required, disabled, onChoose } = props;
  const { id, error, words, state } = useField(props);
  return (
    <fieldset
      {...state}
      role="radiogroup"
      aria-required={required}
      disabled={disabled}
      className={styles.choices}
    >
      <legend className={styles.legend}>
        {label}
        {note && <span className={styles.note}>{note}</span>}
      </legend>
      {options.map((option) => (
        <OptionRow
          key={option.value}
          {...words}
          type="radio"
          name={name}
          value={option.value}
          label={option.lang ? <bdi lang={option.lang}>{option.name}</bdi> : option.name}
          line={option.line}
          required={required}
          disabled={option.isDisabled}
          defaultChecked={option.value === defaultValue}
          onChange={() => onChoose?.(option.value)}
        />
      ))}
      <FieldMessages id={id} help={help} error={error} />
    </fieldset>
  );
}
