import type { ChatState } from './chat-state';
import { unreadIn, type Room } from './room';

// Caches the order per `rooms` object, so that the list renders only when the rooms change.
const ordered = new WeakMap<ChatState['rooms'], readonly string[]>();

/** Returns the room ids, the most recently active first, in the same order as on the server. */
export function roomIdsIn(chat: ChatState): readonly string[] {
  const before = ordered.get(chat.rooms);
  if (before) return before;
  const ids = Object.values(chat.rooms)
    .toSorted(byActivity)
    .map(({ id }) => id);
  ordered.set(chat.rooms, ids);
  return ids;
}

const byActivity = (one: Room, other: Room) =>
  Date.parse(other.lastActivity) - Date.parse(one.lastActivity) || (other.id > one.id ? 1 : -1);

/** The unread count in the page title and the footer, without muted and blocked rooms. */
export const unreadTotal = ({ rooms }: ChatState): number =>
  Object.values(rooms).reduce((sum, room) => sum + (countsAsUnread(room) ? unreadIn(room) : 0), 0);

/** Muted and blocked rooms do not count as unread and do not notify. */
export const countsAsUnread = ({ muted, hasBlocked }: Room): boolean => !muted && !hasBlocked;
