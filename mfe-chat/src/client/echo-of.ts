import type { ChatUser } from '@guest/shared/contracts/chat/chat-socket.contract';
import { dateOf, localDateTimeAt, timeOf } from '@guest/shared/contracts/core/local-time';
import type { Written } from '../model/store/chat';
import { ECHO_SEQ, type ShownMessage } from '../model/message/shown-message';

interface Wrote {
  me: ChatUser;
  key: string;
  /** The time of sending, in epoch milliseconds. */
  at: number;
  timeZone: string;
}

/** Creates the local echo: the message as it shows until the server has accepted it. */
export function echoOf(written: Written, { me, key, at, timeZone }: Wrote): ShownMessage {
  const { roomId, attachment, groupKey } = written;
  const text = written.text.trim();
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
    messageType: attachment?.messageType ?? 'text',
    sending: 'queued',
    ...(me.lang && { lang: me.lang }),
    ...(groupKey && { groupKey }),
    ...(attachment && { attachment, fileData: attachment.fileData }),
  };
}
