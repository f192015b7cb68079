import type { Connection, Database } from '../../../platform/db/database';
import type { KeyedQueue } from '../../../platform/concurrency/keyed-queue';
import type { OutboxRow, PushOutbox } from '../../../platform/outbox/push-outbox';
import type { RequestError } from '../../../platform/errors/request-error';
import { NoTableError } from '../model/booking-errors';
import type { CalendarAddresses } from './calendar-address';

/** PostgreSQL error codes: exclusion, check and unique violation, deadlock. */
const CONFLICTS = new Set(['23P01', '23514', '23505', '40P01']);

/** The foreign key that a claim violates if publishing has just removed its table. */
const TABLE_IS_GONE = 'table_claim_table';

/** Runs the transactions that change table claims. */
export function createBookingTransaction({
  db,
  outbox,
  queue,
  calendars,
}: {
  db: Database;
  outbox: PushOutbox;
  queue: KeyedQueue;
  calendars: Pick<CalendarAddresses, 'secret'>;
}) {
  return {
    /**
     * Runs the transactions of a property in turn, so that waiting ones do not hold database connections.
     * Events are published after the commit. If no table is free, the error comes from `fullError`.
     */
    async run<T>(
      propertyId: string,
      work: (tx: Connection, outboxRows: OutboxRow[]) => Promise<T>,
      fullError?: () => Promise<RequestError>,
    ): Promise<T> {
      const outboxRows: OutboxRow[] = [];
      // The key is read on first use, which within the transaction would need a second connection.
      await calendars.secret();
      try {
        const done = await queue.acquire(propertyId, () => db.transaction((tx) => work(tx, outboxRows)));
        await outbox.publish(...outboxRows);
        return done;
      } catch (error) {
        if (fullError && (error instanceof NoTableError || isConflict(error))) throw await fullError();
        throw error;
      }
    },
  };
}

function isConflict(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  if (!(cause instanceof Error)) return false;
  const isTableGone = 'constraint' in cause && cause.constraint === TABLE_IS_GONE;
  return isTableGone || ('code' in cause && CONFLICTS.has(String(cause.code)));
}
