import type { ReactNode } from 'react';
import { classNames } from '../base/class-names';
import styles from './card.module.css';

/** A raised surface on the page. */
export function Card(props: { children: ReactNode; isPadded?: boolean; className?: string }) {
  const { children, isPadded = true, className } = props;
  return <div className={classNames(styles.card, isPadded && styles.padded, className)}>{children}</div>;
}
