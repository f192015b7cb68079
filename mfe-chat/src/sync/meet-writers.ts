import type { Message } from '@guest/shared/contracts/chat/chat-socket.contract';
import type { SyncAround } from './sync-around';

const ASKS_AFTER_MS = 200;
const MOST_AT_ONCE = 50;

/** Loads senders who are not among the participants, for example because they have left the room. */
export function createMeetWriters({ realtime, store, failed }: SyncAround) {
  const asked = new Set<string>();
  let strangers: string[] = [];

  async function ask(): Promise<void> {
    const ids = strangers.splice(0, MOST_AT_ONCE);
    try {
      store.getState().contactsLoaded(await realtime.ask('getGuestsById', { ids }));
    } catch (error) {
      ids.forEach((id) => asked.delete(id));
      failed('who wrote', error);
    }
  }

  return (messages: readonly Pick<Message, 'from' | 'fromType'>[]): void => {
    const { contacts } = store.getState();
    const isQuiet = strangers.length === 0;
    for (const { from, fromType } of messages) {
      if (fromType !== 'guest' || contacts[from] || asked.has(from)) continue;
      asked.add(from);
      strangers = [...strangers, from];
    }
    if (isQuiet && strangers.length > 0) setTimeout(() => void ask(), ASKS_AFTER_MS);
  };
}
