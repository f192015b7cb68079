import type { ReactNode } from 'react';
import { classNames } from '../base/class-names';
import { Icon, type Glyph } from '../base/icon';
import styles from './step-list.module.css';

/** A vertical list of connected steps: completed and upcoming ones, or a history. */
export function StepList(props: { label?: string; children: ReactNode }) {
  return (
    <ol aria-label={props.label} className={styles.steps}>
      {props.children}
    </ol>
  );
}

/** `done` and `ahead` are steps of a plan; `past` is an entry of a history. */
export function Step(props: {
  look: 'done' | 'ahead' | 'past';
  icon?: Glyph | undefined;
  isCurrent?: boolean;
  children: ReactNode;
}) {
  const { look, icon, isCurrent = false, children } = props;
  return (
    <li
      aria-current={isCurrent ? 'step' : undefined}
      className={classNames(styles.step, styles[look], isCurrent && styles.current)}
    >
      <span className={styles.mark}>{icon && <Icon of={icon} size={16} />}</span>
      <div>{children}</div>
    </li>
  );
}
