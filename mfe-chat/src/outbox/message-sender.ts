import type { Ask } from '@guest/shared/contracts/socket.contract';
import type { Sent } from '@guest/shared/contracts/chat/chat-socket.contract';
import type { Realtime } from '@guest/shared/realtime/realtime';
import type { ShownMessage } from '../model/message/shown-message';
import { placeOf } from './message-place';
import type { OutboxSender } from './queue/outbox-ports';
import type { OutboxRecord } from './queue/outbox-record';

/** What is kept of a message: as it is shown, but for what changes on its way. */
export interface MessageBody {
  echo: Omit<ShownMessage, 'attachment' | 'sending' | 'failure' | 'progress'>;
  isPrivate: boolean;
}

// The outbox gives back what was given to it under this kind.
export const messageIn = ({ body }: OutboxRecord): MessageBody => body as MessageBody;

/** Brings messages to the server: to a room by its id, by its key, or to the staff where there is no room yet. */
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
    // The house alone makes the others.
    ...(messageType !== 'status' && messageType !== 'card' && { messageType }),
    ...(lang && { lang }),
    ...(fileData && { fileData }),
    ...(groupKey && { groupKey }),
    ...(record.urlPath !== undefined && { urlPath: record.urlPath }),
    ...placeOf(record.lane),
  };
}
