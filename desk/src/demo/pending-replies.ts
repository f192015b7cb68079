import type { Message } from '@guest/shared/contracts/chat/chat-socket.contract';
import { derivedId } from './derived-id';

/** Derives the idempotency key of an answer from the message, so that a restart does not answer it twice. */
export const answerKey = (message: Pick<Message, 'id'>) => derivedId('demo-desk', 'answers', message.id);

/** The message types that no person writes. */
const AUTOMATIC_TYPES: Message['messageType'][] = ['status', 'card'];

type ChatLine = Pick<
  Message,
  'id' | 'key' | 'seq' | 'from' | 'fromType' | 'messageType' | 'isDeleted' | 'isAutomatic'
>;

/** Returns the messages of guests without an answer, the oldest first. `self` is the id of the demo desk. */
export function pendingReplies<M extends ChatLine>(messages: readonly M[], self: string): M[] {
  const answers = new Map(messages.map((message) => [answerKey(message), message.seq]));
  let answeredUpTo = 0;
  for (const { fromType, isAutomatic, from, key, seq } of messages) {
    if (fromType === 'guest' || isAutomatic) continue;
    // The desk's answer covers only the message it was written for; another message may have arrived in
    // between.
    const answered = from === self ? answers.get(key) : seq;
    answeredUpTo = Math.max(answeredUpTo, answered ?? seq);
  }
  return messages.filter(
    ({ fromType, seq, messageType, isDeleted }) =>
      fromType === 'guest' && seq > answeredUpTo && !isDeleted && !AUTOMATIC_TYPES.includes(messageType),
  );
}
