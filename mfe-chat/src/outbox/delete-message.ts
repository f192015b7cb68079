import { actionChecks } from '@guest/shared/contracts/chat/chat-actions.schema';
import * as z from '@guest/shared/contracts/zod';
import type { Host } from '@guest/shared';
import type { Realtime } from '@guest/shared/realtime/realtime';
import { isSocketError } from '@guest/shared/realtime/socket-error';
import type { ChatStore } from '../model/store/chat.store';
import { overSocket } from './over-socket';
import type { OutboxKind } from '@guest/shared/outbox/outbox-ports';
import type { OutboxEvent, OutboxRecord } from '@guest/shared/outbox/outbox-record';
import type { TabOutbox } from '@guest/shared/outbox/cross-tab-outbox';

export const DELETE_MESSAGE = 'taking-back';
/** All deletions share one queue, in parallel to the messages. */
const QUEUE_KEY = 'taken back';

type DeletionRealtime = Pick<Realtime, 'ask' | 'state'>;

/** Sends the deletion of a message. The record uses the key of the message. */
export const createDeletionSender = ({ ask }: Pick<Realtime, 'ask'>): OutboxKind =>
  overSocket({
    // The body is empty because the key identifies the message.
    body: z.unknown(),
    send: async ({ key }) => ({ answer: await ask('deleteMessage', { messageId: key }) }),
    // A deletion cannot be undone.
    undo: async () => {},
  });

/**
 * Deletes messages at the server, now or once there is a connection. A refusal is shown in the tab that
 * started the deletion.
 */
export function deleteMessages(
  { store, realtime, toast }: Pick<Host, 'toast'> & { store: ChatStore; realtime: DeletionRealtime },
  outbox: Omit<TabOutbox, 'leads'>,
) {
  const { getState } = store;
  const startedHere = new Set<string>();
  const enqueue = (key: string) => outbox.add({ key, kind: DELETE_MESSAGE, lane: QUEUE_KEY, body: null });

  /** The leading tab may run a release whose outbox supports only messages, but it forwards any request. */
  async function deleteThroughLeader(messageId: string): Promise<void> {
    getState().deletionStarted(messageId);
    try {
      getState().ownMessageDeleted(await realtime.ask('deleteMessage', { messageId }));
    } catch (error) {
      // Without a reply, or after a server error, the deletion is queued.
      if (!isSocketError(error) || error.status < 400 || error.status >= 500) return enqueue(messageId);
      toast('error', error.message);
    }
    getState().deletionEnded(messageId);
  }

  function applyRecord({ key, status, failure }: OutboxRecord): void {
    // A deletion does not become stale: the server decides whether it is too late.
    if (status === 'held') void outbox.retry(key);
    if (status !== 'failed') return getState().deletionStarted(key);
    if (failure && startedHere.delete(key)) toast('error', failure.text);
    void outbox.discard(key);
  }

  function onOutboxEvent(event: OutboxEvent): void {
    const { record } = event;
    if (record.kind !== DELETE_MESSAGE) return;
    if (event.kind === 'changed') return applyRecord(record);
    if (event.kind === 'sent') {
      const { success, data } = actionChecks.deleteMessage.answer.safeParse(event.answer);
      // A reply in the format of another release is ignored, because the log of the room contains the same
      // result.
      if (success) getState().ownMessageDeleted(data);
    }
    getState().deletionEnded(record.key);
  }

  outbox
    .records()
    .filter(({ kind }) => kind === DELETE_MESSAGE)
    .forEach((record) => {
      // An earlier page started these deletions, so this one reports their refusals.
      startedHere.add(record.key);
      applyRecord(record);
    });
  return {
    deleteMessage(messageId: string): void {
      if (getState().deletingIds.includes(messageId)) return;
      const { connection, isLeader } = realtime.state.getState();
      startedHere.add(messageId);
      void (isLeader || connection !== 'connected' ? enqueue(messageId) : deleteThroughLeader(messageId));
    },
    stop: outbox.subscribe(onOutboxEvent),
  };
}
