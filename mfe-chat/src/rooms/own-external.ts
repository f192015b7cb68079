import type { ChatUser } from '@guest/shared/contracts/chat-socket.contract';
import type { Room } from './room';

/** A room with the staff in which no other guest is: where a question to the house belongs. */
export const isOwnExternal = ({ roomType, guestsId }: Room, me: ChatUser | null): boolean =>
  roomType !== 'private_guest' && guestsId.every((id) => id === me?.chat_uuid);
