import CircleAlert from 'lucide/dist/esm/icons/circle-alert.mjs';
import type { ReactNode } from 'react';
import { Icon } from '../../base/icon';
import styles from './field.module.css';

/** The texts around the control of a field. */
export interface FieldTexts {
  /** It may be a question of the hotel, in another language than the page. */
  label: string;
  /** A remark next to the label, such as "optional". */
  note?: string;
  help?: ReactNode;
}

/** The frame of a field with a single control: the label above, help and error below. */
export function Field(props: FieldTexts & { id: string; error?: string; children: ReactNode }) {
  const { id, label, note, help, error, children } = props;
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        <bdi>{label}</bdi>
        {note && <span className={styles.note}>{note}</span>}
      </label>
      {children}
      <FieldMessages id={id} help={help} error={error} />
    </div>
  );
}

/** The error followed by the help. Controls refer to both through `useField`. */
export function FieldMessages({ id, help, error }: { id: string; help?: ReactNode; error?: string }) {
  return (
    <>
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          <Icon of={CircleAlert} size={20} />
          {error}
        </p>
      )}
      {help && (
        <p id={`${id}-help`} className={styles.help}>
          {help}
        </p>
      )}
    </>
  );
}
