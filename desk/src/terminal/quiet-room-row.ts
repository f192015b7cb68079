import type { PushOf } from '@guest/shared/contracts/socket.contract';
import { shortId } from '../core/find';

type QuietRoom = PushOf<'doNotDisturbUpdated'>['doNotDisturb'];

/** Formats a room that must not be disturbed for the list: id, room and until when. */
export const quietRoomRow = ({ uuid, room, until }: QuietRoom): string[] => [
  shortId(uuid),
  `room ${room}`,
  `until ${until.slice(0, 16).replace('T', ' ')} UTC`,
];

export const quietRoomLine = (one: QuietRoom): string =>
  one.endedAt === undefined
    ? `do not disturb: ${quietRoomRow(one).slice(1).join(' ')}`
    : `room ${one.room} may be disturbed again`;
