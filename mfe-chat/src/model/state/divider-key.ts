import { logOf, type ChatState } from './chat-state';
import { indexAfter } from '../message/log';
import { messageIn } from '../message/message-map';

/** Returns the key of the message below the divider: the first unread message of someone else. */
export function dividerKeyIn(chat: ChatState): string | undefined {
  if (!chat.divider || chat.activeRoomId === null) return undefined;
  const log = logOf(chat, chat.activeRoomId);
  for (let index = indexAfter(log, chat.divider.afterSeq); index < log.keys.length; index += 1) {
    const message = messageIn(log.byKey, log.keys[index] ?? '');
    if (message && !message.sending && message.from !== chat.me?.chat_uuid) return message.key;
  }
  return undefined;
}
