import { sentMessageSchema } from '@guest/shared/contracts/chat/sending.schema';
import type { Realtime } from '@guest/shared/realtime/realtime';
import { messageBodySchema, parseMessageBody } from './message-body';
import { overSocket } from './over-socket';
import { roomTargetOf } from './room-target';
import type { OutboxKind } from '@guest/shared/outbox/outbox-ports';

/** Sends messages to a room by its id, by its key, or to the staff if there is no room yet. */
export function createMessageSender({ ask }: Pick<Realtime, 'ask'>): OutboxKind {
  return overSocket({
    body: messageBodySchema,
    async send(record) {
      const { request, isPrivate } = parseMessageBody(record);
      const wireRequest = {
        ...request,
        ...(record.urlPath !== undefined && { urlPath: record.urlPath }),
        ...roomTargetOf(record.lane),
      };
      const answer = isPrivate
        ? await ask('newPrivateGuestMessage', wireRequest)
        : await ask('newExternalMessage', wireRequest);
      return { answer, lane: answer.roomId };
    },
    undo: async (_record, answer) =>
      ask('deleteMessage', { messageId: sentMessageSchema.parse(answer).messageId }),
  });
}
