import { POST_LIMITS } from '@guest/shared/contracts/feed/post-limits';
import { countGraphemes } from '@guest/shared/contracts/guest/guest-text';
import { useLazyText } from '../lazy-texts/lazy-texts';
import styles from './character-count.module.css';

const SHOWN_FROM = 900;

/** Shows how many characters are left, once the text comes near the limit. */
export function CharacterCount({ text: typed }: { text: string }) {
  const text = useLazyText();
  // A grapheme has at least one code unit, so a shorter text need not be counted.
  const count = typed.length < SHOWN_FROM ? 0 : countGraphemes(typed.trim());
  const left = POST_LIMITS.text - count;
  return (
    <p role="status" className={left < 0 ? styles.over : styles.count}>
      {count >= SHOWN_FROM &&
        (left >= 0
          ? text('{count, plural, one {# character left} other {# characters left}}', { count: left })
          : text('{count, plural, one {# character over the limit.} other {# characters over the limit.}}', {
              count: -left,
            }))}
    </p>
  );
}
