import { sentSchema } from '@guest/shared/contracts/chat/sending.schema';
import type { Realtime } from '@guest/shared/realtime/realtime';
import { messageBodySchema, messageIn } from './message-body';
import { placeOf } from './message-place';
import type { OutboxKind } from './queue/outbox-ports';

/** Sends messages to a room by its id, by its key, or to the staff if there is no room yet. */
export function createMessageSender({ ask }: Pick<Realtime, 'ask'>): OutboxKind {
  return {
    body: messageBodySchema,
    async send(record) {
      const { request, isPrivate } = messageIn(record);
      const asked = {
        ...request,
        ...(record.urlPath !== undefined && { urlPath: record.urlPath }),
        ...placeOf(record.lane),
      };
      const answer = isPrivate
        ? await ask('newPrivateGuestMessage', asked)
        : await ask('newExternalMessage', asked);
      return { answer, lane: answer.roomId };
    },
    undo: async (_record, answer) => ask('deleteMessage', { messageId: sentSchema.parse(answer).messageId }),
  };
}
