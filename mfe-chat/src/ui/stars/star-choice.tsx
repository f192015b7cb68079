import { classNames } from '@guest/shared/ui/base/class-names';
import { Icon } from '@guest/shared/ui/base/icon';
import Star from 'lucide/dist/esm/icons/star.mjs';
import styles from './star-choice.module.css';

const STARS = [1, 2, 3, 4, 5];

/** A choice of one to five stars, which another tap corrects. */
export function StarChoice(props: {
  label: string;
  nameOf: (stars: number) => string;
  /** The chosen number of stars; 0 for none. */
  chosen: number;
  isBusy?: boolean;
  onChosen: (stars: number) => void;
}) {
  const { label, nameOf, chosen, isBusy = false, onChosen } = props;
  return (
    <div role="group" aria-label={label} className={styles.stars}>
      {STARS.map((stars) => (
        <button
          key={stars}
          type="button"
          aria-pressed={stars === chosen}
          aria-label={nameOf(stars)}
          aria-busy={isBusy || undefined}
          className={classNames(styles.star, stars <= chosen && styles.given)}
          onClick={() => isBusy || onChosen(stars)}
        >
          <Icon of={Star} />
        </button>
      ))}
    </div>
  );
}
