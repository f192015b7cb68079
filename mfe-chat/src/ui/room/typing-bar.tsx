import type { Room } from '../../model/state/room';
import { TypingLine } from '../room-parts/typing-line';
import styles from './typing-bar.module.css';

/** Its place is always there, so that nothing moves when somebody begins or stops. The eye has it; the ear has the messages. */
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
