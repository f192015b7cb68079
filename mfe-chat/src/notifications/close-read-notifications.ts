import type { Host } from '@guest/shared';
import type { ChatState } from '../model/state/chat-state';
import { unreadIn } from '../model/state/room';
import type { ChatStore } from '../model/store/chat.store';
import { closeNotifications, tagOf } from './show-notification';

/**
 * Closes the notifications of the system about rooms that the guest has read, on this device or on another. Returns its
 * stop function.
 */
export function closeReadNotifications(host: Pick<Host, 'property'>, store: ChatStore): () => void {
  return store.subscribe((chat, before) => {
    const roomIds = chat.rooms === before.rooms ? [] : readSince(chat, before);
    const tags = roomIds.map((id) => tagOf(host, id));
    if (tags.length > 0) void closeNotifications(tags).catch(reportError);
  });
}

/**
 * Returns the rooms that the guest has read to their end since the previous state. A room that was unknown before is
 * left out: its state may come from the device and be older than the message of the notification.
 */
const readSince = (chat: ChatState, before: ChatState): string[] =>
  Object.values(chat.rooms)
    .filter((room) => {
      const known = before.rooms[room.id];
      const isRead = known && (unreadIn(known) > 0 || room.readSeq > known.readSeq);
      return isRead && unreadIn(room) === 0;
    })
    .map(({ id }) => id);
