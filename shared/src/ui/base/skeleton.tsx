import { classNames } from './class-names';
import styles from './skeleton.module.css';

type Shape = 'line' | 'short-line' | 'title' | 'picture' | 'card' | 'chip' | 'row' | 'circle';

/** A placeholder of the same size as the content that is loading. */
export function Skeleton({ shape = 'line', count = 1 }: { shape?: Shape; count?: number }) {
  return Array.from({ length: count }, (_, i) => (
    <span key={i} aria-hidden="true" className={classNames(styles.skeleton, styles[shape])} />
  ));
}
