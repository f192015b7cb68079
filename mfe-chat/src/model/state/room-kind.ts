import type { Contact } from '@guest/shared/contracts/chat/chat-socket.contract';
import type { Room } from './room';

/** The staff of the house, several guests with them, or one other guest. */
export type RoomKind = 'house' | 'group' | 'guest';

export function kindOf({
  roomType,
  guestsId,
  isGroup = guestsId.length > 1,
}: Pick<Room, 'roomType' | 'guestsId' | 'isGroup'>): RoomKind {
  if (roomType === 'private_guest') return 'guest';
  return isGroup ? 'group' : 'house';
}

/** Of a room of two, the one whom the guest writes to. */
export const otherOf = ({ participants }: Pick<Room, 'participants'>, own: string): Contact | undefined =>
  participants.find(({ id }) => id !== own);

/** What a room is called. The guest's own with the staff has no name but what the house calls its desk. */
export const roomTitle = (room: Room, text: (key: 'Reception') => string): string =>
  kindOf(room) === 'house' ? (room.phisicalRoomName ?? text('Reception')) : room.roomName;

/** The guest's own room with the staff, whatever it is called. */
export const isOwnRoom = (room: Parameters<typeof kindOf>[0]): boolean => kindOf(room) === 'house';
