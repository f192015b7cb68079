import type { Room } from '../../model/state/room';
import { TypingLine } from '../room-parts/typing-line';
import styles from './typing-bar.module.css';

/**
 * Shows who is typing. Its space is always reserved, so that nothing moves. It is hidden from screen readers,
 * which hear the messages instead.
 */
export function TypingBar({ room }: { room: Room }) {
  return (
    <p aria-hidden="true" className={styles.bar}>
      {room.typing.length > 0 && (
        <>
          <span className={styles.dots}>
            <i />
            <i />
            <i />
          </span>
          <TypingLine room={room} />
        </>
      )}
    </p>
  );
}
