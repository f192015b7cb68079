import type { Glyph } from '../base/icon';
import type { ReactNode } from 'react';
import { classNames } from '../base/class-names';
import { Icon } from '../base/icon';
import styles from './notice.module.css';

/** A notice within a page. One that appears later should set `isAnnounced`. */
export function Notice(props: {
  tone?: 'neutral' | 'accent' | 'positive' | 'warning' | 'danger';
  icon: Glyph;
  heading?: string;
  isAnnounced?: boolean;
  action?: ReactNode;
  children?: ReactNode;
}) {
  const { tone = 'neutral', icon, heading, isAnnounced, action, children } = props;
  return (
    <div role={isAnnounced ? 'status' : undefined} className={classNames(styles.notice, styles[tone])}>
      <Icon of={icon} className={styles.icon} />
      <div className={styles.words}>
        {heading && <p className={styles.heading}>{heading}</p>}
        {children}
      </div>
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
