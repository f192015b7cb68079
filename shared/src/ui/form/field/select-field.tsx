import ChevronDown from 'lucide/dist/esm/icons/chevron-down.mjs';
import type { ComponentProps } from 'react';
import { classNames } from '../../base/class-names';
import { Icon } from '../../base/icon';
import styles from '../control.module.css';
import { Field } from './field';
import type { Option } from '../state/option';
import { useField, type FieldProps } from './use-field';

/**
 * A native select field for many options. `RadioGroup` is better for up to about seven, because it shows all
 * of them.
 */
export function SelectField(
  props: FieldProps & {
    options: readonly Option[];
    /** Shown until an option is selected. */
    prompt?: string;
  } & Omit<ComponentProps<'select'>, keyof FieldProps | 'children' | 'multiple'>,
) {
  const {
    label,
    note,
    help,
    wrong: _wrong,
    missing: _missing,
    error: _error,
    className,
    options,
    prompt,
    ...rest
  } = props;
  const { id, error, words, state } = useField(props);
  const isPrompted = prompt !== undefined && rest.value === undefined && rest.defaultValue === undefined;
  return (
    <Field id={id} label={label} note={note} help={help} error={error}>
      <span className={styles.select}>
        <select
          {...rest}
          {...(isPrompted && { defaultValue: '' })}
          {...words}
          {...state}
          id={id}
          className={classNames(styles.control, className)}
        >
          {prompt !== undefined && (
            <option value="" disabled hidden>
              {prompt}
            </option>
          )}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.isDisabled}>
              {option.name}
            </option>
          ))}
        </select>
        <Icon of={ChevronDown} size={20} className={styles.chevron} />
      </span>
    </Field>
  );
}
