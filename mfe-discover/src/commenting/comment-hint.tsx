import { COMMENT_LIMIT } from '@guest/shared/contracts/feed/post-limits';
import { countGraphemes } from '@guest/shared/contracts/guest/guest-text';
import { useObstacleText, type Obstacle } from '../confirm/obstacle';
import { useLazyText } from '../lazy-texts/lazy-texts';
import { notAllowedText } from '../refused/refused-words';
import type { CommentFault } from './comment-fault';
import styles from './comment-hint.module.css';

/** The number of graphemes from which on the field counts what is left. */
const COUNTED_FROM = 450;

interface CommentHintProps {
  id: string;
  typed: string;
  fault: CommentFault | undefined;
  /** Why the hotel has refused the text. */
  reason: string | undefined;
  /** Why the guest may not comment now. */
  obstacle: Obstacle | undefined;
  isChangedElsewhere: boolean;
}

/** The one line below the comment field: an error, or how much can still be written. */
export function CommentHint(props: CommentHintProps) {
  const { id, typed, fault, reason, obstacle, isChangedElsewhere } = props;
  const text = useLazyText();
  const obstacleText = useObstacleText();
  // A grapheme has at least one code unit, so a shorter text need not be counted.
  const count = typed.length < COUNTED_FROM ? 0 : countGraphemes(typed.trim());
  const left = COMMENT_LIMIT - count;

  function words(): { text: string; isError: boolean } {
    if (left < 0)
      return {
        text: text(
          '{count, plural, one {# character over the limit.} other {# characters over the limit.}}',
          {
            count: -left,
          },
        ),
        isError: true,
      };
    if (fault?.code === 'empty') return { text: text('Write something first.'), isError: true };
    if (fault?.code === 'words') return { text: notAllowedText(text, fault.words), isError: true };
    if (reason) return { text: reason, isError: true };
    if (obstacle) return { text: obstacleText(obstacle, 'comment'), isError: true };
    if (isChangedElsewhere) return { text: text('Changed in another tab'), isError: false };
    const isCounted = count >= COUNTED_FROM;
    return {
      text: isCounted
        ? text('{count, plural, one {# character left} other {# characters left}}', { count: left })
        : '',
      isError: false,
    };
  }
  const hint = words();
  return (
    <p id={id} role="status" className={hint.isError ? styles.error : styles.hint}>
      {hint.text}
    </p>
  );
}
