import type { Glyph } from '../base/icon';
import type { ReactNode } from 'react';
import { Icon } from '../base/icon';
import styles from './message-state.module.css';

/** Explains why there is no content and what to do. `EmptyState` and `ErrorState` are based on it. */
export function MessageState(props: {
  icon: Glyph;
  heading: string;
  level?: 1 | 2 | 3;
  children?: ReactNode;
  actions?: ReactNode;
}) {
  const { icon, heading, level = 2, children, actions } = props;
  const Heading = `h${level}` as const;
  return (
    <div className={styles.state}>
      <span className={styles.mark}>
        <Icon of={icon} size={32} />
      </span>
      <Heading className={styles.heading}>{heading}</Heading>
      {children && <div className={styles.words}>{children}</div>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
