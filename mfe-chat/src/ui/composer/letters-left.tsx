import { classList } from '@guest/shared/ui/base/class-list';
import { useText } from '../../texts';
import { leftOf } from './text-length';
import styles from './write-box.module.css';

/** Shows the remaining characters once a message approaches the limit. */
export function LettersLeft({ id, words, isTooLong }: { id: string; words: string; isTooLong: boolean }) {
  const text = useText();
  const left = leftOf(words);
  return (
    <p id={id} role="status" className={classList(styles.left, isTooLong && styles.tooLong)}>
      {left !== undefined &&
        (isTooLong
          ? text('Messages can be up to 4,000 characters.')
          : text('{count, plural, one {# character left} other {# characters left}}', { count: left }))}
    </p>
  );
}
