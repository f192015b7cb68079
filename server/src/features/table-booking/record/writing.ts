import type { Connection, Database } from '../../../platform/db/database';
import type { Lanes } from '../../../platform/concurrency/lanes';
import type { OutboxRow, PushOutbox } from '../../../platform/outbox/push-outbox';
import type { Refusal } from '../../../platform/errors/refusal';
import { NoTable } from '../model/booking-refusals';

/** PostgreSQL's: a table is taken twice, more come than the policy allows, a row is there twice, a circle of waiting. */
const CONFLICTS = new Set(['23P01', '23514', '23505', '40P01']);

/** Changes of who sits where. */
export function createWriting({ db, outbox, lanes }: { db: Database; outbox: PushOutbox; lanes: Lanes }) {
  return {
    /**
     * One after the other at a house, so that those who wait their turn do not hold the connections that others need. What
     * is to be told is told when it is stored for good; where there is no table, `full` says why.
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
