import type { ReactNode } from 'react';
import styles from './card-strip.module.css';

/** Cards beside each other that a finger moves along, from edge to edge of the screen. Its children are `<li>`. */
export function CardStrip({ children }: { children: ReactNode }) {
  return (
    <ul role="list" className={styles.strip}>
      {children}
    </ul>
  );
}
