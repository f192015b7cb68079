import type { ComponentProps, ReactNode } from 'react';
import styles from './field.module.css';
import { FieldMessages } from './field';
import { OptionRow } from './option-row';
import { useField, type FieldProps } from './use-field';

/**
 * A checkbox for consent. `children` replace the label if it contains more than text, such as a link to the
 * terms.
 */
export function Checkbox(
  props: Omit<FieldProps, 'note'> & { children?: ReactNode } & Pick<
      ComponentProps<'input'>,
      'defaultChecked' | 'checked' | 'onChange' | 'required' | 'disabled' | 'value'
    >,
) {
  const { label, help, wrong: _wrong, missing: _missing, error: _error, children, ...rest } = props;
  const { id, error, words, state } = useField(props);
  return (
    <div className={styles.field}>
      <OptionRow {...rest} {...words} {...state} id={id} type="checkbox" label={children ?? label} />
      <FieldMessages id={id} help={help} error={error} />
    </div>
  );
}
