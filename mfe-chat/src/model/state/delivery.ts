import { logOf, type ChatState } from './chat-state';
import { messageIn } from '../message/message-map';
import type { Sending } from '../message/shown-message';

export type Delivery = Sending | 'sent' | 'delivered' | 'read';

/** How far a message of one's own has come: with somebody, and read by somebody, as the marks of the room say. */
export function deliveryOf(chat: ChatState, roomId: string, key: string): Delivery | undefined {
  const message = messageIn(logOf(chat, roomId).byKey, key);
  if (!message || message.sending) return message?.sending;
  const { from, seq } = message;
  const others = chat.rooms[roomId]?.marks.filter((it) => it.id !== from && (it.cameSeq ?? 0) < seq) ?? [];
  if (others.some(({ readSeq }) => readSeq >= seq)) return 'read';
  return others.some(({ deliveredSeq }) => deliveredSeq >= seq) ? 'delivered' : 'sent';
}
