import { useChatState } from '../context/chat-context';
import type { Room } from '../../model/state/room';
import { typingText } from './typing-text';
import { useText } from '../../texts';
import styles from '../room-list/room-row.module.css';

/**
 * Shows who is typing. The names are selected as one string, so that the line renders only when they change.
 */
export function TypingLine({ room }: { room: Room }) {
  const text = useText();
  const names = useChatState(({ contacts, staff }) =>
    room.typing
      .map((id) => contacts[id]?.name ?? staff.find(({ _id }) => _id === id)?.nickName ?? '')
      .filter(Boolean)
      .join('\n'),
  );
  return <span className={styles.typing}>{typingText(names === '' ? [] : names.split('\n'), text)}</span>;
}
