import type { Connection, Database } from '../../../platform/db/database';
import { createKeyedQueue } from '../../../platform/concurrency/keyed-queue';
import type { OutboxRow, PushOutbox } from '../../../platform/outbox/push-outbox';
import type { RequestError } from '../../../platform/errors/request-error';
import type { SignedLinks } from './signed-links';
import { SessionFull } from '../model/activity-errors';

/** Runs the transactions that change claims. Events are published after the commit. */
export function createBookingTransaction({
  db,
  outbox,
  links,
}: {
  db: Database;
  outbox: PushOutbox;
  links: Pick<SignedLinks, 'secret'>;
}) {
  const bookingQueue = createKeyedQueue();
  return {
    /**
     * Runs the transactions of a property in turn, so that waiting ones do not hold database connections. If
     * the session is full, the error comes from `full`.
     */
    async run<T>(
      propertyId: string,
      work: (tx: Connection, events: OutboxRow[]) => Promise<T>,
      full?: () => Promise<RequestError>,
    ): Promise<T> {
      const events: OutboxRow[] = [];
      // The key is read on first use, which within the transaction would need a second connection.
      await links.secret();
      try {
        const done = await bookingQueue.acquire(propertyId, () => db.transaction((tx) => work(tx, events)));
        await outbox.publish(...events);
        return done;
      } catch (error) {
        if (full && error instanceof SessionFull) throw await full();
        throw error;
      }
    },
  };
}
