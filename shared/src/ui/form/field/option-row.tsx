import type { ComponentProps, ReactNode } from 'react';
import { classList } from '../../base/class-list';
import styles from './option-row.module.css';

/** A checkbox or a radio button whose whole row can be tapped. */
export function OptionRow(
  props: { label: ReactNode; line?: ReactNode } & Omit<ComponentProps<'input'>, 'children'>,
) {
  const { label, line, className, ...input } = props;
  return (
    <label className={classList(styles.row, className)}>
      <input {...input} className={styles.box} />
      <span className={styles.words}>
        {label}
        {line && <span className={styles.line}>{line}</span>}
      </span>
    </label>
  );
}
