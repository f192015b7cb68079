import type { Message } from '@guest/shared/contracts/chat/chat-socket.contract';
import { derivedId } from './derived-id';

/** Under which an answer is sent: derived from what it answers, so that no restart answers it twice. */
export const answerKey = (message: Pick<Message, 'id'>) => derivedId('demo-desk', 'answers', message.id);

/** What stands in a room without anybody having written it. */
const TOLD: Message['messageType'][] = ['status', 'card'];

type Line = Pick<
  Message,
  'id' | 'key' | 'seq' | 'from' | 'fromType' | 'messageType' | 'isDeleted' | 'isAutomatic'
>;

/** What guests have written and nobody has answered, the oldest first. `self` is the id of the demo desk. */
export function unansweredIn<M extends Line>(messages: readonly M[], self: string): M[] {
  const answers = new Map(messages.map((message) => [answerKey(message), message.seq]));
  let answeredUpTo = 0;
  for (const { fromType, isAutomatic, from, key, seq } of messages) {
    if (fromType === 'guest' || isAutomatic) continue;
    // Something may have been written between a message and its answer, which that does not answer.
    const answered = from === self ? answers.get(key) : seq;
    answeredUpTo = Math.max(answeredUpTo, answered ?? seq);
  }
  return messages.filter(
    ({ fromType, seq, messageType, isDeleted }) =>
      fromType === 'guest' && seq > answeredUpTo && !isDeleted && !TOLD.includes(messageType),
  );
}
