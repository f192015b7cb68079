import type { Sent } from '@guest/shared/contracts/chat/chat-socket.contract';
import { logOf } from '../model/state/chat-state';
import type { ChatStore } from '../model/store/chat.store';
import { messageIn as messageInMap } from '../model/message/message-map';
import type { Attachment, Sending, ShownMessage } from '../model/message/shown-message';
import { messageIn, type MessageBody } from './message-sender';
import type { OutboxEvent, OutboxRecord } from './queue/outbox-record';
import type { TabOutbox } from './share-outbox';

export const MESSAGE = 'message';

/**
 * Connects the outbox with the messages in the store, so that each shows its sending state, also after a
 * reload.
 */
export function sendMessages(store: ChatStore, outbox: Omit<TabOutbox, 'leads'>) {
  const { getState } = store;

  function show(record: OutboxRecord): void {
    const { lane: roomId, key, failure } = record;
    const sending = sendingOf(record);
    if (record.isCancelled || sending === undefined) return getState().messageDiscarded({ roomId, key });
    // Has an effect only for messages written by an earlier page or another tab.
    getState().messageFound({ ...echoOf(record), sending });
    getState().sendingChanged({ roomId, key, sending, ...(failure && { failure }) });
  }

  function hear(event: OutboxEvent): void {
    const { record } = event;
    if (record.kind !== MESSAGE) return;
    const { lane: roomId, key } = record;
    if (event.kind === 'changed') show(record);
    if (event.kind === 'progressed') getState().uploadProgressed({ roomId, key, progress: event.progress });
    // The cast is safe because the sender of this kind returns this type.
    if (event.kind === 'sent') getState().messageSent({ ...(event.answer as Sent), sentTo: roomId });
    if (event.kind === 'gone') getState().messageDiscarded({ roomId, key });
  }

  /**
   * Completes records whose message is already in the log: the push may overtake the acknowledgement, or the
   * acknowledgement may be lost.
   */
  function lookInLogs(): void {
    for (const { kind, lane, key, status } of outbox.records()) {
      const seen = kind === MESSAGE && messageInMap(logOf(getState(), lane).byKey, key);
      if (!seen || seen.sending || status === 'undoing') continue;
      const { messageId, seq, roomId, createdTime } = seen;
      void outbox.seen(key, { messageId, seq, roomId, createdTime, key, dup: true } satisfies Sent);
    }
  }

  outbox
    .records()
    .filter(({ kind }) => kind === MESSAGE)
    .forEach(show);
  const stops = [outbox.subscribe(hear), store.subscribe(lookInLogs)];
  return {
    /** Queues a message that is already shown. */
    send(roomId: string, key: string): void {
      const shown = messageInMap(logOf(getState(), roomId).byKey, key);
      if (!shown) return;
      const { attachment, sending: _sending, failure: _failure, progress: _progress, ...echo } = shown;
      const body: MessageBody = { echo, isPrivate: getState().rooms[roomId]?.roomType === 'private_guest' };
      void outbox.add({
        key,
        kind: MESSAGE,
        lane: roomId,
        body,
        ...(attachment && { file: fileOf(attachment) }),
      });
    },
    retry: (key: string) => void outbox.retry(key),
    discard: (key: string) => void outbox.discard(key),
    stop: () => stops.forEach((stop) => stop()),
  };
}

const fileOf = ({ blob, messageType, fileData }: Attachment) => ({ blob, fileData, type: messageType });

function echoOf(record: OutboxRecord): ShownMessage {
  const { file } = record;
  const attachment = file && { blob: file.blob, fileData: file.fileData, messageType: file.type };
  return { ...messageIn(record).echo, roomId: record.lane, ...(attachment && { attachment }) };
}

const sendingOf = ({ status }: OutboxRecord): Sending | undefined =>
  status === 'undoing' ? undefined : status;
