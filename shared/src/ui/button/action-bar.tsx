import type { ReactNode } from 'react';
import styles from './action-bar.module.css';

/** The one or two next steps of a page about one thing: at hand on a phone wherever one reads. The last of its page. */
export function ActionBar({ children }: { children: ReactNode }) {
  return (
    <div data-action-bar className={styles.bar}>
      {children}
    </div>
  );
}
