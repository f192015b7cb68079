import type { Host } from '@guest/shared';
import { openDB } from 'idb';
import { createRequestSender, REQUEST } from '../outbox/request-sender';
import { startChatOutbox } from '../outbox/start-chat-outbox';
import type { Requests } from '../requests/model/requests';

/** Connects the requests of a page with the outbox of its guest, as the chat does. */
export async function connectRequestOutbox(
  { realtime, session, now }: Pick<Host, 'realtime' | 'session' | 'now'>,
  requests: Requests,
) {
  let isPersistent = true;
  // The code that connects both is loaded only with an outbox.
  await Promise.all([
    import('../requests/model/send-requests'),
    import('../requests/model/persist-requests'),
  ]);
  const outbox = await startChatOutbox({
    owner: `${session.getState().user?.uuid} grand`,
    kinds: { [REQUEST]: createRequestSender(realtime) },
    upload: () => Promise.reject(new Error('requests upload their photos before they are sent')),
    realtime,
    now,
    onStorageFailed: () => (isPersistent = false),
  });
  const disconnect = requests.follow({ outbox, isPersistent: () => isPersistent });
  if (realtime.state.getState().connection === 'connected') await outbox.flush();
  // Requests stored by another release are shown only after this code has loaded.
  await new Promise((resolve) => setTimeout(resolve));
  return {
    outbox,
    stop() {
      disconnect();
      outbox.close();
    },
  };
}

/** Returns the records in the outbox of a guest on this device. */
export async function storedRecords(guest: string): Promise<unknown[]> {
  const db = await openDB(`outbox ${guest} grand`, 1, {
    upgrade: (newDatabase) => void newDatabase.createObjectStore('records', { keyPath: 'key' }),
  });
  const records: unknown[] = await db.getAll('records');
  db.close();
  return records;
}
