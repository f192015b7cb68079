import type { ChatUser, Conversation } from '@guest/shared/contracts/chat/chat-socket.contract';

/**
 * Reports whether this is a room with the staff without other guests, which is where questions to the hotel
 * belong.
 */
export const isOwnExternal = (
  { roomType, guestsId, isGroup }: Pick<Conversation, 'roomType' | 'guestsId' | 'isGroup'>,
  me: ChatUser | null,
): boolean =>
  roomType !== 'private_guest' && isGroup !== true && guestsId.every((id) => id === me?.chat_uuid);
