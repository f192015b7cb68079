import type { Connection, Database } from '../../../platform/db/database';
import type { Lanes } from '../../../platform/concurrency/lanes';
import type { OutboxRow, PushOutbox } from '../../../platform/outbox/push-outbox';
import type { Refusal } from '../../../platform/errors/refusal';
import { NoTable } from '../model/booking-refusals';

/** PostgreSQL error codes: exclusion, check and unique violation, deadlock. */
const CONFLICTS = new Set(['23P01', '23514', '23505', '40P01']);

/** Runs the transactions that change table claims. */
export function createWriting({ db, outbox, lanes }: { db: Database; outbox: PushOutbox; lanes: Lanes }) {
  return {
    /**
     * Runs the transactions of a property in turn, so that waiting ones do not hold database connections.
     * Events are published after the commit. If no table is free, the error comes from `full`.
     */
    async at<T>(
      propertyId: string,
      work: (tx: Connection, tellings: OutboxRow[]) => Promise<T>,
      full?: () => Promise<Refusal>,
    ): Promise<T> {
      const tellings: OutboxRow[] = [];
      try {
        const done = await lanes.run(propertyId, () => db.transaction((tx) => work(tx, tellings)));
        await outbox.tell(...tellings);
        return done;
      } catch (error) {
        if (full && (error instanceof NoTable || isConflict(error))) throw await full();
        throw error;
      }
    },
  };
}

function isConflict(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error && 'code' in cause && CONFLICTS.has(String(cause.code));
}
