import { messageIn } from '../message/message-map';
import type { ChatState } from './chat-state';
import { lastOwnMessage } from './last-own-message';

/** Whether the guest has written a message, as far as this device knows of it. */
export function hasWritten({ me, rooms, logs }: Pick<ChatState, 'me' | 'rooms' | 'logs'>): boolean {
  const own = me?.chat_uuid;
  if (own === undefined) return false;
  return (
    Object.values(rooms).some(({ lastMessage }) => lastMessage?.from === own) ||
    Object.values(logs).some(
      ({ keys, byKey }) => lastOwnMessage(keys, (key) => messageIn(byKey, key), own) !== undefined,
    )
  );
}
