import type { Message } from '@guest/shared/contracts/chat/chat-socket.contract';
import { logOf, type ChatState } from './chat-state';
import { isWatched } from './is-watched';
import type { Divider, Room } from './room';

/**
 * Places the divider above the first message of others that arrives while the guest is away. An existing
 * divider stays until the guest has reached the end.
 */
export function dividerFor(chat: ChatState, room: Room, message: Message): Divider | null {
  const isOwn = message.from === chat.me?.chat_uuid;
  const isRepeated = message.seq <= logOf(chat, room.id).knownSeq;
  if (chat.activeRoomId !== room.id || isRepeated) return chat.divider;
  if (isOwn) return null;
  const isSeen = message.seq <= room.seenSeq || isWatched(chat, room.id);
  if (isSeen || (chat.divider && !chat.divider.isPassed)) return chat.divider;
  return { afterSeq: room.seenSeq, isPassed: false };
}
