import type { Answer } from '@guest/shared/contracts/socket.contract';
import type { Host } from '@guest/shared';
import type { Realtime } from '@guest/shared/realtime/realtime';
import type { ChatStore } from '../chat.store';
import type { OutboxSender } from './outbox-ports';
import type { OutboxEvent, OutboxRecord } from './outbox-record';
import type { TabOutbox } from './share-outbox';

export const TAKING_BACK = 'taking-back';
/** One after the other, beside whatever is being sent. */
const LANE = 'taken back';

/** Tells the server which message is not to be there any more; the key of such a record is that of the message. */
export const createTakingBack = ({ ask }: Pick<Realtime, 'ask'>): OutboxSender => ({
  send: async ({ key }) => ({ answer: await ask('deleteMessage', { messageId: key }) }),
  // Nobody can take this back in turn.
  undo: async () => {},
});

/** Takes back messages that the server has, now or when it can be asked. What it refuses the guest is told. */
export function takeBackMessages(
  { store, toast }: { store: ChatStore; toast: Host['toast'] },
  outbox: Omit<TabOutbox, 'leads'>,
) {
  const { getState } = store;

  function follow({ key, status, failure }: OutboxRecord): void {
    // Whatever it has waited for, the server decides whether it is too late.
    if (status === 'held') void outbox.retry(key);
    if (status !== 'failed') return getState().takingBackBegan(key);
    if (failure) toast('error', failure.text);
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
    .forEach(follow);
  return {
    takeBack: (messageId: string) =>
      void outbox.add({ key: messageId, kind: TAKING_BACK, lane: LANE, body: null }),
    stop: outbox.subscribe(hear),
  };
}
