import type { Message } from '@guest/shared/contracts/chat/chat-socket.contract';
import type { ChatState } from '../model/state/chat-state';
import { isWatched } from '../model/state/is-watched';
import { countsAsUnread } from '../model/state/room-list';
import type { TextKey } from '../texts';

export type NotificationText = (key: TextKey, values: Record<string, string>) => string;

/** Returns the text of a notification, or `undefined` for muted rooms and messages that need none. */
export function notificationContent(
  chat: ChatState,
  message: Message,
  text: NotificationText,
): string | undefined {
  const { roomId, from, fromType, messageType } = message;
  const room = chat.rooms[roomId];
  const isOwn = from === chat.me?.chat_uuid;
  if (isOwn || messageType === 'status' || (room && !countsAsUnread(room)) || isWatched(chat, roomId))
    return undefined;
  const senderName = chat.contacts[from]?.name ?? chat.staff.find(({ _id }) => _id === from)?.nickName;
  const name = senderName ?? room?.roomName ?? '';
  return fromType === 'staff'
    ? text('New staff message from {name}', { name })
    : text('New guest message from {name}', { name });
}
