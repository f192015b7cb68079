import type { ChatUser } from '@guest/shared/contracts/chat-socket.contract';
import type { Room } from './room';

/** A room with the staff in which no other guest can be: where a question to the house belongs. */
export const isOwnExternal = ({ roomType, guestsId, isGroup }: Room, me: ChatUser | null): boolean =>
  roomType !== 'private_guest' && isGroup !== true && guestsId.every((id) => id === me?.chat_uuid);
