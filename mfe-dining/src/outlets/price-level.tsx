import { Unseen } from '@guest/shared/ui/base/unseen';
import { classList } from '@guest/shared/ui/base/class-list';
import { useText } from '../texts';
import styles from './price-level.module.css';

const LEVELS = [1, 2, 3, 4];

/** Shows the price level as a number of filled dots. */
export function PriceLevel({ level }: { level: number }) {
  const text = useText();
  return (
    <span className={styles.level}>
      <Unseen>{text('{level} of 4', { level })}</Unseen>
      {LEVELS.map((dot) => (
        <span key={dot} aria-hidden="true" className={classList(styles.dot, dot <= level && styles.filled)} />
      ))}
    </span>
  );
}
