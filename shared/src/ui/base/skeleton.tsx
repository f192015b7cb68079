import { classList } from './class-list';
import styles from './skeleton.module.css';

type Shape = 'line' | 'short-line' | 'title' | 'picture' | 'card' | 'chip' | 'row' | 'circle';

/** The place of something that is on its way, of the size it will have. */
export function Skeleton({ shape = 'line', count = 1 }: { shape?: Shape; count?: number }) {
  return Array.from({ length: count }, (_, i) => (
    <span key={i} aria-hidden="true" className={classList(styles.skeleton, styles[shape])} />
  ));
}
