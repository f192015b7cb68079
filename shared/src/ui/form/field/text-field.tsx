import type { ComponentProps } from 'react';
import { classNames } from '../../base/class-names';
import styles from '../control.module.css';
import { Field } from './field';
import { fieldKinds, type FieldKind } from '../state/field-kinds';
import { useField, type FieldProps } from './use-field';

/** A single-line field for text, or for a date or time with the native picker. */
export function TextField(
  props: FieldProps & { kind?: FieldKind } & Omit<ComponentProps<'input'>, keyof FieldProps | 'type'>,
) {
  const {
    kind = 'text',
    label,
    note,
    help,
    wrong: _wrong,
    missing: _missing,
    error: _error,
    className,
    ...rest
  } = props;
  const { id, error, words, state } = useField(props);
  return (
    <Field id={id} label={label} note={note} help={help} error={error}>
      <input
        dir="auto"
        {...fieldKinds[kind]}
        {...rest}
        {...words}
        {...state}
        id={id}
        className={classNames(styles.control, kind === 'code' && styles.code, className)}
      />
    </Field>
  );
}
