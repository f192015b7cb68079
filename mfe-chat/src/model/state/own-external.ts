import type { ChatUser, Conversation } from '@guest/shared/contracts/chat/chat-socket.contract';

/** A room with the staff in which no other guest can be: where a question to the house belongs. */
export const isOwnExternal = (
  { roomType, guestsId, isGroup }: Pick<Conversation, 'roomType' | 'guestsId' | 'isGroup'>,
  me: ChatUser | null,
): boolean =>
  roomType !== 'private_guest' && isGroup !== true && guestsId.every((id) => id === me?.chat_uuid);
