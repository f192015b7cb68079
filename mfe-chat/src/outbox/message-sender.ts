import type { Ask } from '@guest/shared/contracts/socket.contract';
import type { Sent } from '@guest/shared/contracts/chat/chat-socket.contract';
import type { Realtime } from '@guest/shared/realtime/realtime';
import type { ShownMessage } from '../model/message/shown-message';
import { placeOf } from './message-place';
import type { OutboxSender } from './queue/outbox-ports';
import type { OutboxRecord } from './queue/outbox-record';

/** The stored part of a message: the echo without the fields that change while it is sent. */
export interface MessageBody {
  echo: Omit<ShownMessage, 'attachment' | 'sending' | 'failure' | 'progress'>;
  isPrivate: boolean;
}

// The cast is safe because records of this kind are created with this body.
export const messageIn = ({ body }: OutboxRecord): MessageBody => body as MessageBody;

/** Sends messages to a room by its id, by its key, or to the staff if there is no room yet. */
export function createMessageSender({ ask }: Pick<Realtime, 'ask'>): OutboxSender {
  return {
    async send(record) {
      const { isPrivate } = messageIn(record);
      const asked = askOf(record);
      const answer = isPrivate
        ? await ask('newPrivateGuestMessage', asked)
        : await ask('newExternalMessage', asked);
      return { answer, lane: answer.roomId };
    },
    undo: (_record, answer) => ask('deleteMessage', { messageId: (answer as Sent).messageId }),
  };
}

function askOf(record: OutboxRecord): Ask<'newExternalMessage'> & Ask<'newPrivateGuestMessage'> {
  const { echo } = messageIn(record);
  const { text, messageType, lang, fileData, groupKey } = echo;
  return {
    key: record.key,
    text,
    // Only the server creates status lines and cards.
    ...(messageType !== 'status' && messageType !== 'card' && { messageType }),
    ...(lang && { lang }),
    ...(fileData && { fileData }),
    ...(groupKey && { groupKey }),
    ...(record.urlPath !== undefined && { urlPath: record.urlPath }),
    ...placeOf(record.lane),
  };
}
