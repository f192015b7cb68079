import { VisuallyHidden } from '@guest/shared/ui/base/visually-hidden';
import { classNames } from '@guest/shared/ui/base/class-names';
import { useText } from '../texts';
import styles from './price-level.module.css';

const LEVELS = [1, 2, 3, 4];

/** Shows the price level as a number of filled dots. */
export function PriceLevel({ level }: { level: number }) {
  const text = useText();
  return (
    <span className={styles.level}>
      <VisuallyHidden>{text('{level} of 4', { level })}</VisuallyHidden>
      {LEVELS.map((dot) => (
        <span
          key={dot}
          aria-hidden="true"
          className={classNames(styles.dot, dot <= level && styles.filled)}
        />
      ))}
    </span>
  );
}
