import type { ReactNode } from 'react';
import { classList } from '../base/class-list';
import styles from './card-grid.module.css';

/** Cards one below the other on a phone, as many beside each other as fit elsewhere. Its children are `<li>`. */
export function CardGrid(props: { children: ReactNode; isCompact?: boolean }) {
  // Safari takes the meaning from a list without bullets unless the role is said.
  return (
    <ul role="list" className={classList(styles.grid, props.isCompact && styles.compact)}>
      {props.children}
    </ul>
  );
}
