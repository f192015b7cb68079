import type { ChatUser } from '@guest/shared/contracts/chat/chat-socket.contract';
import { dateOf, localDateTimeAt, timeOf } from '@guest/shared/contracts/core/local-time';
import { ECHO_SEQ, type Attachment, type ShownMessage } from '../model/message/shown-message';
import type { MessageRequest } from './message-body';

interface EchoInput {
  request: MessageRequest;
  roomId: string;
  /** When the message was written, in epoch milliseconds. */
  at: number;
  attachment?: Attachment | undefined;
}

/** Creates the message that is shown until the server has accepted it, from the request that is sent to the server. */
export function createEcho(
  { request, roomId, at, attachment }: EchoInput,
  { me, timeZone }: { me: ChatUser; timeZone: string },
): ShownMessage {
  const { key, text, messageType = 'text', lang, fileData, groupKey } = request;
  const local = localDateTimeAt(at, timeZone);
  return {
    id: key,
    messageId: key,
    key,
    roomId,
    seq: ECHO_SEQ,
    from: me.chat_uuid,
    fromType: 'guest',
    text,
    originalText: text,
    createdTime: new Date(at).toISOString(),
    date: dateOf(local),
    time: timeOf(local),
    isForwarded: false,
    isStickyNote: false,
    messageType,
    sending: 'queued',
    ...(lang && { lang }),
    ...(groupKey && { groupKey }),
    ...(fileData && { fileData }),
    ...(attachment && { attachment }),
  };
}
