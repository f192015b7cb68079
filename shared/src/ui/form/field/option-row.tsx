import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../../base/class-names';
import styles from './option-row.module.css';

/** A checkbox or radio button whose whole row is clickable. */
export function OptionRow(
  props: { label: ReactNode; line?: ReactNode } & Omit<ComponentProps<'input'>, 'children'>,
) {
  const { label, line, className, ...input } = props;
  return (
    <label className={classNames(styles.row, className)}>
      <input {...input} className={styles.box} />
      <span className={styles.words}>
        {label}
        {line && <span className={styles.line}>{line}</span>}
      </span>
    </label>
  );
}
