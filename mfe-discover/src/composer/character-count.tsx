import { countGraphemes } from '@guest/shared/contracts/guest/guest-text';
import { useLazyText } from '../lazy-texts/lazy-texts';
import styles from './character-count.module.css';

/** The number of characters before the limit from which on the guest is told. */
const SHOWN_BEFORE = 100;

/** Shows how many characters are left, once the text comes near the limit. */
export function CharacterCount({ text: typed, limit }: { text: string; limit: number }) {
  const text = useLazyText();
  // A grapheme has at least one code unit, so a shorter text need not be counted.
  const count = typed.length < limit - SHOWN_BEFORE ? 0 : countGraphemes(typed.trim());
  const left = limit - count;
  return (
    <p role="status" className={left < 0 ? styles.over : styles.count}>
      {count >= limit - SHOWN_BEFORE &&
        (left >= 0
          ? text('{count, plural, one {# character left} other {# characters left}}', { count: left })
          : text('{count, plural, one {# character over the limit.} other {# characters over the limit.}}', {
              count: -left,
            }))}
    </p>
  );
}
