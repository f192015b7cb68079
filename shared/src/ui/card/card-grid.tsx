import type { ReactNode } from 'react';
import { classNames } from '../base/class-names';
import styles from './card-grid.module.css';

/**
 * A grid of cards: one column on a phone, otherwise as many columns as fit. The children are `<li>` elements.
 */
export function CardGrid(props: { children: ReactNode; isCompact?: boolean }) {
  // Safari removes the list semantics from a list without bullets unless the role is explicit.
  return (
    <ul role="list" className={classNames(styles.grid, props.isCompact && styles.compact)}>
      {props.children}
    </ul>
  );
}
