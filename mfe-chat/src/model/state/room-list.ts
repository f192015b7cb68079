import type { ChatState } from './chat-state';
import { unreadIn, type Room } from './room';

// The order is the same as long as the rooms are, so that who shows it is not drawn again for what else happens.
const ordered = new WeakMap<ChatState['rooms'], readonly string[]>();

/** The liveliest first, as the server orders them. A room that was begun here and not written in is none yet. */
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

/** What the title and the footer show: of rooms that the guest wants to hear of. */
export const unreadTotal = ({ rooms }: ChatState): number =>
  Object.values(rooms).reduce((sum, room) => sum + (isHeard(room) ? unreadIn(room) : 0), 0);

/** Muted and blocked rooms are silent. */
export const isHeard = ({ muted, hasBlocked }: Room): boolean => !muted && !hasBlocked;
