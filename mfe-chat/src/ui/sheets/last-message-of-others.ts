import { logOf, type ChatState } from '../../model/state/chat-state';
import { messageIn } from '../../model/message/message-map';

/** Returns the key of the newest message in a room that is not the guest's own. */
export function lastMessageOfOthers(chat: ChatState, roomId: string): string | undefined {
  const log = logOf(chat, roomId);
  return log.keys.findLast((key) => {
    const message = messageIn(log.byKey, key);
    return message && message.from !== chat.me?.chat_uuid && message.messageType !== 'status';
  });
}
