import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../platform/db/database';

const MAX_SKEW_MS = 2_000;

interface ClockSkewDeps {
  db: Database;
  log: Pick<FastifyBaseLogger, 'warn'>;
  now?: () => number;
}

/**
 * Warns if the clock of this machine differs from that of the database, and so from those of the other servers: holds and
 * offers would end earlier or later than guests are told, depending on which server answers.
 */
export function createClockSkewCheck({ db, log, now = Date.now }: ClockSkewDeps) {
  return async (): Promise<void> => {
    const before = now();
    const { rows } = await db.execute<{ at: number }>(
      sql`select (extract(epoch from clock_timestamp()) * 1000)::float8 as at`,
    );
    const after = now();
    const [clock] = rows;
    if (!clock) return;
    // The database has read its clock between the two readings of ours.
    const skewMs = Math.round(clock.at < before ? clock.at - before : Math.max(0, clock.at - after));
    if (Math.abs(skewMs) > MAX_SKEW_MS) log.warn({ skewMs }, 'the clock differs from that of the database');
  };
}
