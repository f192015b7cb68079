import type { Message } from '@guest/shared/contracts/chat/chat-socket.contract';
import type { SyncDeps } from './sync-deps';

const BATCH_DELAY_MS = 200;
const MAX_PER_REQUEST = 50;

/** Loads senders who are not among the participants, for example because they have left the room. */
export function createMissingContactsLoader({ realtime, store, failed }: SyncDeps) {
  const requestedIds = new Set<string>();
  let unknownIds: string[] = [];

  async function loadBatch(): Promise<void> {
    const ids = unknownIds.splice(0, MAX_PER_REQUEST);
    try {
      store.getState().contactsLoaded(await realtime.ask('getGuestsById', { ids }));
    } catch (error) {
      ids.forEach((id) => requestedIds.delete(id));
      failed('who wrote', error);
    }
  }

  return (messages: readonly Pick<Message, 'from' | 'fromType'>[]): void => {
    const { contacts } = store.getState();
    const isIdle = unknownIds.length === 0;
    for (const { from, fromType } of messages) {
      if (fromType !== 'guest' || contacts[from] || requestedIds.has(from)) continue;
      requestedIds.add(from);
      unknownIds = [...unknownIds, from];
    }
    if (isIdle && unknownIds.length > 0) setTimeout(() => void loadBatch(), BATCH_DELAY_MS);
  };
}
