import type { ReactNode } from 'react';
import styles from './action-bar.module.css';

/**
 * The one or two main actions of a detail page, always visible on a phone. It is the last element of the
 * page.
 */
export function ActionBar({ children }: { children: ReactNode }) {
  return (
    <div data-action-bar className={styles.bar}>
      {children}
    </div>
  );
}
