import type { Contact } from '@guest/shared/contracts/chat/chat-socket.contract';
import type { Room } from './room';

/** Whether a room is with the staff alone, with several guests and the staff, or with one other guest. */
export type RoomKind = 'reception' | 'group' | 'guest';

export function kindOf({
  roomType,
  guestsId,
  isGroup = guestsId.length > 1,
}: Pick<Room, 'roomType' | 'guestsId' | 'isGroup'>): RoomKind {
  if (roomType === 'private_guest') return 'guest';
  return isGroup ? 'group' : 'reception';
}

/** Returns the other guest in a room of two. */
export const otherOf = ({ participants }: Pick<Room, 'participants'>, own: string): Contact | undefined =>
  participants.find(({ id }) => id !== own);

/**
 * Returns the title of a room. The guest's own room with the staff has no name of its own, so it shows the
 * name of the desk.
 */
export const roomTitle = (room: Room, text: (key: 'Reception') => string): string =>
  kindOf(room) === 'reception' ? (room.phisicalRoomName ?? text('Reception')) : room.roomName;

export const isOwnRoom = (room: Parameters<typeof kindOf>[0]): boolean => kindOf(room) === 'reception';
