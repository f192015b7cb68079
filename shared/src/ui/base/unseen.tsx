import type { ReactNode } from 'react';
import styles from './unseen.module.css';

/** Heard, not seen: what the eye takes from the place of things and the ear cannot. */
export function Unseen({ children }: { children: ReactNode }) {
  return <span className={styles.unseen}>{children}</span>;
}
