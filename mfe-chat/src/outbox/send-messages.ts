import { sentMessageSchema, type SentMessage } from '@guest/shared/contracts/chat/sending.schema';
import { logOf } from '../model/state/chat-state';
import type { ChatStore } from '../model/store/chat.store';
import { messageIn as messageInMap } from '../model/message/message-map';
import type { Attachment, Sending } from '../model/message/shown-message';
import { createEcho } from './create-echo';
import { parseMessageBody, messageRequest, type MessageBody } from './message-body';
import type { OutboxEvent, OutboxFile, OutboxRecord } from '@guest/shared/outbox/outbox-record';
import type { TabOutbox } from '@guest/shared/outbox/cross-tab-outbox';

export const MESSAGE = 'message';

interface SendMessagesDeps {
  store: ChatStore;
  /** The time zone of the hotel, in which messages show their time. */
  timeZone: () => string;
}

/**
 * Connects the outbox with the messages in the store, so that each shows its sending state, also after a
 * reload.
 */
export function sendMessages({ store, timeZone }: SendMessagesDeps, outbox: Omit<TabOutbox, 'leads'>) {
  const { getState } = store;

  function show(record: OutboxRecord): void {
    const { lane: roomId, key, failure, createdAt: at } = record;
    const sending = sendingOf(record);
    const { me } = getState();
    if (!me) return;
    if (record.isCancelled || sending === undefined) return getState().messageDiscarded({ roomId, key });
    const { request } = parseMessageBody(record);
    const attachment = toAttachment(record.file);
    const echo = createEcho({ request, roomId, at, attachment }, { me, timeZone: timeZone() });
    // Has an effect only for messages written by an earlier page or another tab.
    getState().messageFound({ ...echo, sending });
    getState().sendingChanged({ roomId, key, sending, ...(failure && { failure }) });
  }

  function onOutboxEvent(event: OutboxEvent): void {
    const { record } = event;
    if (record.kind !== MESSAGE) return;
    const { lane: roomId, key } = record;
    if (event.kind === 'changed') show(record);
    if (event.kind === 'progressed') getState().uploadProgressed({ roomId, key, progress: event.progress });
    if (event.kind === 'sent') acknowledge(roomId, event.answer);
    if (event.kind === 'gone') getState().messageDiscarded({ roomId, key });
  }

  /**
   * A reply in the format of another release is ignored, because the log of the room contains the message.
   */
  function acknowledge(sentTo: string, answer: unknown): void {
    const { success, data } = sentMessageSchema.safeParse(answer);
    if (success) getState().messageSent({ ...data, sentTo });
  }

  /**
   * Completes records whose message is already in the log: the push may overtake the acknowledgement, or the
   * acknowledgement may be lost.
   */
  function confirmFromLogs(): void {
    for (const { kind, lane, key, status } of outbox.records()) {
      const loggedMessage = kind === MESSAGE && messageInMap(logOf(getState(), lane).byKey, key);
      if (!loggedMessage || loggedMessage.sending || status === 'undoing') continue;
      const { messageId, seq, roomId, createdTime } = loggedMessage;
      void outbox.seen(key, { messageId, seq, roomId, createdTime, key, dup: true } satisfies SentMessage);
    }
  }

  outbox
    .records()
    .filter(({ kind }) => kind === MESSAGE)
    .forEach(show);
  const stops = [outbox.subscribe(onOutboxEvent), store.subscribe(confirmFromLogs)];
  return {
    /** Queues a message that is already shown. */
    send(roomId: string, key: string): void {
      const shown = messageInMap(logOf(getState(), roomId).byKey, key);
      if (!shown) return;
      const { attachment, sending: _sending, failure: _failure, progress: _progress, ...echo } = shown;
      const isPrivate = getState().rooms[roomId]?.roomType === 'private_guest';
      const body: MessageBody = { request: messageRequest(shown), isPrivate, echo };
      void outbox.add({
        key,
        kind: MESSAGE,
        lane: roomId,
        body,
        ...(attachment && { file: toOutboxFile(attachment) }),
      });
    },
    retry: (key: string) => void outbox.retry(key),
    discard: (key: string) => void outbox.discard(key),
    stop: () => stops.forEach((stop) => stop()),
  };
}

const toOutboxFile = ({ blob, messageType, fileData }: Attachment): OutboxFile => ({
  blob,
  fileData,
  type: messageType,
});

const toAttachment = (file: OutboxFile | undefined): Attachment | undefined =>
  file?.blob && { blob: file.blob, fileData: file.fileData, messageType: file.type };

const sendingOf = ({ status }: OutboxRecord): Sending | undefined =>
  status === 'undoing' ? undefined : status;
