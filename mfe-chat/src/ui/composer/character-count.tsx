import { classNames } from '@guest/shared/ui/base/class-names';
import { useText } from '../../texts';
import { remainingCharacters } from './text-length';
import styles from './message-input.module.css';

/** Shows the remaining characters once a message approaches the limit. */
export function CharacterCount({
  id,
  draftText,
  isTooLong,
}: {
  id: string;
  draftText: string;
  isTooLong: boolean;
}) {
  const text = useText();
  const left = remainingCharacters(draftText);
  return (
    <p id={id} role="status" className={classNames(styles.left, isTooLong && styles.tooLong)}>
      {left !== undefined &&
        (isTooLong
          ? text('Messages can be up to 4,000 characters.')
          : text('{count, plural, one {# character left} other {# characters left}}', { count: left }))}
    </p>
  );
}
