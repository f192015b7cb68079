import { logOf, type ChatState } from './chat-state';
import { messageIn } from '../message/message-map';
import type { Sending } from '../message/shown-message';

export type Delivery = Sending | 'sent' | 'delivered' | 'read';

/**
 * Returns the delivery state of an own message. It counts as delivered or read as soon as one other
 * participant has received or read it.
 */
export function deliveryOf(chat: ChatState, roomId: string, key: string): Delivery | undefined {
  const message = messageIn(logOf(chat, roomId).byKey, key);
  if (!message || message.sending) return message?.sending;
  const { from, seq } = message;
  const others = chat.rooms[roomId]?.marks.filter((it) => it.id !== from && (it.cameSeq ?? 0) < seq) ?? [];
  if (others.some(({ readSeq }) => readSeq >= seq)) return 'read';
  return others.some(({ deliveredSeq }) => deliveredSeq >= seq) ? 'delivered' : 'sent';
}
