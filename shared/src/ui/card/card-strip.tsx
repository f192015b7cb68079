import type { ReactNode } from 'react';
import styles from './card-strip.module.css';

/**
 * A horizontally scrolling strip of cards across the full width of the screen. The children are `<li>`
 * elements.
 */
export function CardStrip({ children }: { children: ReactNode }) {
  return (
    <ul role="list" className={styles.strip}>
      {children}
    </ul>
  );
}
