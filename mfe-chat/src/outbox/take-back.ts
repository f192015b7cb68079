import type { Answer } from '@guest/shared/contracts/socket.contract';
import type { Host } from '@guest/shared';
import type { Realtime } from '@guest/shared/realtime/realtime';
import { isSocketError } from '@guest/shared/realtime/socket-error';
import type { ChatStore } from '../model/store/chat.store';
import type { OutboxSender } from './queue/outbox-ports';
import type { OutboxEvent, OutboxRecord } from './queue/outbox-record';
import type { TabOutbox } from './share-outbox';

export const TAKING_BACK = 'taking-back';
/** One after the other, beside whatever is being sent. */
const LANE = 'taken back';

type Asked = Pick<Realtime, 'ask' | 'state'>;

/** Tells the server which message is not to be there any more; the key of such a record is that of the message. */
export const createTakingBack = ({ ask }: Pick<Realtime, 'ask'>): OutboxSender => ({
  send: async ({ key }) => ({ answer: await ask('deleteMessage', { messageId: key }) }),
  // Nobody can take this back in turn.
  undo: async () => {},
});

/**
 * Takes back messages that the server has, now or when it can be asked. What it refuses the guest is told, in the tab
 * in which they began it.
 */
export function takeBackMessages(
  { store, realtime, toast }: Pick<Host, 'toast'> & { store: ChatStore; realtime: Asked },
  outbox: Omit<TabOutbox, 'leads'>,
) {
  const { getState } = store;
  const begunHere = new Set<string>();
  const keep = (key: string) => outbox.add({ key, kind: TAKING_BACK, lane: LANE, body: null });

  /** The tab that leads may be of a release whose outbox sends messages only; what is asked it passes on as it is. */
  async function askThroughLeader(messageId: string): Promise<void> {
    getState().takingBackBegan(messageId);
    try {
      getState().messageTakenBack(await realtime.ask('deleteMessage', { messageId }));
    } catch (error) {
      // Nobody has answered, or the server could not do it: that waits.
      if (!isSocketError(error) || error.status < 400 || error.status >= 500) return keep(messageId);
      toast('error', error.message);
    }
    getState().takingBackEnded(messageId);
  }

  function follow({ key, status, failure }: OutboxRecord): void {
    // Whatever it has waited for, the server decides whether it is too late.
    if (status === 'held') void outbox.retry(key);
    if (status !== 'failed') return getState().takingBackBegan(key);
    if (failure && begunHere.delete(key)) toast('error', failure.text);
    void outbox.discard(key);
  }

  function hear(event: OutboxEvent): void {
    const { record } = event;
    if (record.kind !== TAKING_BACK) return;
    if (event.kind === 'changed') return follow(record);
    // The answer of this kind's sender.
    if (event.kind === 'sent') getState().messageTakenBack(event.answer as Answer<'deleteMessage'>);
    getState().takingBackEnded(record.key);
  }

  outbox
    .records()
    .filter(({ kind }) => kind === TAKING_BACK)
    .forEach((record) => {
      // By the page before this one.
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
