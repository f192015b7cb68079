import type { ReactNode } from 'react';
import styles from './visually-hidden.module.css';

/** Text for screen readers only, for information that is otherwise conveyed by the layout. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={styles.unseen}>{children}</span>;
}
