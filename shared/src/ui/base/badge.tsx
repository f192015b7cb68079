import type { Glyph } from './icon';
import type { ReactNode } from 'react';
import { classNames } from './class-names';
import { Icon } from './icon';
import styles from './badge.module.css';

export type Tone = 'neutral' | 'accent' | 'positive' | 'warning' | 'danger';

/** A fact in one or two words. The colour only emphasizes the text. */
export function Badge(props: { tone?: Tone; icon?: Glyph; children: ReactNode }) {
  const { tone = 'neutral', icon, children } = props;
  return (
    <span className={classNames(styles.badge, styles[tone])}>
      {icon && <Icon of={icon} size={16} />}
      {children}
    </span>
  );
}
