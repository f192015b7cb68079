import { actingChecks } from '@guest/shared/contracts/chat/chat-acting.schema';
import * as z from '@guest/shared/contracts/zod';
import type { Host } from '@guest/shared';
import type { Realtime } from '@guest/shared/realtime/realtime';
import { isSocketError } from '@guest/shared/realtime/socket-error';
import type { ChatStore } from '../model/store/chat.store';
import type { OutboxKind } from './queue/outbox-ports';
import type { OutboxEvent, OutboxRecord } from './queue/outbox-record';
import type { TabOutbox } from './share-outbox';

export const TAKING_BACK = 'taking-back';
/** All deletions share one queue, in parallel to the messages. */
const LANE = 'taken back';

type Asked = Pick<Realtime, 'ask' | 'state'>;

/** Sends the deletion of a message. The record uses the key of the message. */
export const createTakingBack = ({ ask }: Pick<Realtime, 'ask'>): OutboxKind => ({
  // The key says it all.
  body: z.unknown(),
  send: async ({ key }) => ({ answer: await ask('deleteMessage', { messageId: key }) }),
  // A deletion cannot be undone.
  undo: async () => {},
});

/**
 * Deletes messages at the server, now or once there is a connection. A refusal is shown in the tab that
 * started the deletion.
 */
export function takeBackMessages(
  { store, realtime, toast }: Pick<Host, 'toast'> & { store: ChatStore; realtime: Asked },
  outbox: Omit<TabOutbox, 'leads'>,
) {
  const { getState } = store;
  const begunHere = new Set<string>();
  const keep = (key: string) => outbox.add({ key, kind: TAKING_BACK, lane: LANE, body: null });

  /** The leading tab may run a release whose outbox supports only messages, but it forwards any request. */
  async function askThroughLeader(messageId: string): Promise<void> {
    getState().takingBackBegan(messageId);
    try {
      getState().messageTakenBack(await realtime.ask('deleteMessage', { messageId }));
    } catch (error) {
      // Without a reply, or after a server error, the deletion is queued.
      if (!isSocketError(error) || error.status < 400 || error.status >= 500) return keep(messageId);
      toast('error', error.message);
    }
    getState().takingBackEnded(messageId);
  }

  function follow({ key, status, failure }: OutboxRecord): void {
    // A deletion does not become stale: the server decides whether it is too late.
    if (status === 'held') void outbox.retry(key);
    if (status !== 'failed') return getState().takingBackBegan(key);
    if (failure && begunHere.delete(key)) toast('error', failure.text);
    void outbox.discard(key);
  }

  function hear(event: OutboxEvent): void {
    const { record } = event;
    if (record.kind !== TAKING_BACK) return;
    if (event.kind === 'changed') return follow(record);
    if (event.kind === 'sent') {
      const { success, data } = actingChecks.deleteMessage.answer.safeParse(event.answer);
      // An answer that another release tells otherwise is left to the log of the room, which says the same.
      if (success) getState().messageTakenBack(data);
    }
    getState().takingBackEnded(record.key);
  }

  outbox
    .records()
    .filter(({ kind }) => kind === TAKING_BACK)
    .forEach((record) => {
      // An earlier page started these deletions, so this one reports their refusals.
      begunHere.add(record.key);
      follow(record);
    });
  return {
    takeBack(messageId: string): void {
      if (getState().going.includes(messageId)) return;
      const { connection, isLeader } = realtime.state.getState();
      begunHere.add(messageId);
      void (isLeader || connection !== 'connected' ? keep(messageId) : askThroughLeader(messageId));
    },
    stop: outbox.subscribe(hear),
  };
}
