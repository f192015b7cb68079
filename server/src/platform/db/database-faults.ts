import { sql } from 'drizzle-orm';
import { DrizzleQueryError } from 'drizzle-orm/errors';
import type pg from 'pg';
import { codeOf } from '../../../../release/src/errors/error-code';
import type { Database } from './database';

/** Why the database cannot be used, in the words of `/health/ready`. */
export type DatabaseFault =
  'away' | 'disk_full' | 'disk_error' | 'out_of_memory' | 'out_of_descriptors' | 'read_only';

/** The faults of the machine by the codes of PostgreSQL and of this process. */
const faults: Readonly<Record<string, DatabaseFault>> = {
  '53100': 'disk_full',
  ENOSPC: 'disk_full',
  '58030': 'disk_error',
  '53200': 'out_of_memory',
  '25006': 'read_only',
  EMFILE: 'out_of_descriptors',
  ENFILE: 'out_of_descriptors',
};

/** Remembers the fault that statements fail with, because a read may still succeed while writes do not. */
export interface FaultMemory {
  latest(): DatabaseFault | undefined;
  clear(): void;
}

/** Returns the memory, and what watches the statements of a new connection. */
export function rememberFaults(): { memory: FaultMemory; watch: (client: pg.PoolClient) => void } {
  let latest: DatabaseFault | undefined;
  const note = (error: unknown) => {
    if (error instanceof Error) latest = faults[codeOf(error)] ?? latest;
  };

  return {
    memory: { latest: () => latest, clear: () => (latest = undefined) },
    watch(client) {
      const query = client.query.bind(client) as (...args: unknown[]) => unknown;
      // A statement of the pool ends with a callback, and one of a transaction returns a promise.
      client.query = ((...args: unknown[]) => {
        const callback = args.at(-1);
        if (typeof callback !== 'function') {
          const result = query(...args);
          if (result instanceof Promise) result.catch(note);
          return result;
        }
        return query(...args.slice(0, -1), (error: unknown, ...rest: unknown[]) => {
          note(error);
          (callback as (...results: unknown[]) => void)(error, ...rest);
        });
      }) as typeof client.query;
    },
  };
}

/**
 * Returns why the database cannot be used now. After a fault of the machine it counts as usable again as soon
 * as a new file can be written, so that the server recovers without a restart.
 */
export async function findDatabaseFault(db: Database): Promise<DatabaseFault | undefined> {
  try {
    const { rows } = await db.execute<{ read_only: string }>(
      sql`select current_setting('transaction_read_only') as read_only`,
    );
    if (rows[0]?.read_only === 'on') return 'read_only';
    if (db.faults.latest() !== undefined) {
      await writeProbe(db);
      db.faults.clear();
    }
    return undefined;
  } catch (error) {
    const cause = error instanceof DrizzleQueryError ? error.cause : error;
    return faults[cause instanceof Error ? codeOf(cause) : ''] ?? 'away';
  }
}

/** A temporary table is a new file, which needs space; a row in an existing file might still fit. */
const writeProbe = (db: Database) =>
  db.transaction(async (tx) => {
    await tx.execute(
      sql`create temporary table write_probe on commit drop as select n, repeat('x', 1000) from generate_series(1, 64) n`,
    );
  });
