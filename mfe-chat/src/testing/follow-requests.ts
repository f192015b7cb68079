import type { Host } from '@guest/shared';
import { openDB } from 'idb';
import { createRequestSender, REQUEST } from '../outbox/request-sender';
import { startOutbox } from '../outbox/start-outbox';
import type { Requests } from '../requests/model/requests';

/** Gives the requests of a page the outbox of its guest, as the chat does. */
export async function followRequests(
  { realtime, session, now }: Pick<Host, 'realtime' | 'session' | 'now'>,
  requests: Requests,
) {
  let isLasting = true;
  // The part that joins them is loaded only with an outbox.
  await import('../requests/model/send-requests');
  const outbox = await startOutbox({
    whose: `${session.getState().user?.uuid} grand`,
    kinds: { [REQUEST]: createRequestSender(realtime) },
    upload: () => Promise.reject(new Error('a request sends its photos by itself')),
    realtime,
    now,
    notLasting: () => (isLasting = false),
  });
  const unfollow = requests.follow({ outbox, isLasting: () => isLasting });
  if (realtime.state.getState().connection === 'connected') await outbox.flush();
  // Until the part has come, nothing that was stored by another release is shown.
  await new Promise((resolve) => setTimeout(resolve));
  return {
    outbox,
    stop() {
      unfollow();
      outbox.close();
    },
  };
}

/** Returns the records in the outbox of a guest on this device. */
export async function keptRecords(guest: string): Promise<unknown[]> {
  const db = await openDB(`outbox ${guest} grand`, 1, {
    upgrade: (made) => void made.createObjectStore('records', { keyPath: 'key' }),
  });
  const records: unknown[] = await db.getAll('records');
  db.close();
  return records;
}
