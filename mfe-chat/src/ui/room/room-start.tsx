import { useChatState } from '../context/chat-context';
import { RoomAvatar } from '../room-parts/room-avatar';
import { kindOf, roomTitle } from '../../model/state/room-kind';
import type { Room } from '../../model/state/room';
import { useText } from '../../texts';
import styles from './room-start.module.css';

/** An empty room, with its participant and suggestions for a first message. */
export function RoomStart({ room }: { room: Room }) {
  const text = useText();
  const own = useChatState(({ me }) => me?.chat_uuid ?? '');
  return (
    <div className={styles.start}>
      <RoomAvatar room={room} own={own} />
      <p className={styles.name}>
        <bdi>{roomTitle(room, text)}</bdi>
      </p>
      <p className={styles.words}>
        {kindOf(room) === 'guest'
          ? text("Say hello. They'll see one message from you and decide whether to reply.")
          : text('Ask just as you would at reception. We read every message.')}
      </p>
    </div>
  );
}
