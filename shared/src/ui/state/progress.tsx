import { useId } from 'react';
import styles from './progress.module.css';

/** Progress as text and bar, such as the steps of a form or an upload. */
export function Progress({ label, value, max = 1 }: { label: string; value: number; max?: number }) {
  const id = useId();
  return (
    <div className={styles.progress}>
      <p id={id} className={styles.label}>
        {label}
      </p>
      <progress aria-labelledby={id} value={value} max={max} className={styles.bar} />
    </div>
  );
}
