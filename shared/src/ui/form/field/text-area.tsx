import type { ComponentProps } from 'react';
import { classNames } from '../../base/class-names';
import styles from '../control.module.css';
import { Field } from './field';
import { useField, type FieldProps } from './use-field';

/** A field for several lines. It grows with its content in browsers that support this. */
export function TextArea(props: FieldProps & Omit<ComponentProps<'textarea'>, keyof FieldProps>) {
  const {
    label,
    note,
    help,
    wrong: _wrong,
    missing: _missing,
    error: _error,
    className,
    rows = 4,
    ...rest
  } = props;
  const { id, error, words, state } = useField(props);
  return (
    <Field id={id} label={label} note={note} help={help} error={error}>
      <textarea
        dir="auto"
        {...rest}
        {...words}
        {...state}
        id={id}
        rows={rows}
        className={classNames(styles.control, styles.area, className)}
      />
    </Field>
  );
}
