import { sql, type SQL } from 'drizzle-orm';

/**
 * An expression for a statement that is a transaction of its own: PostgreSQL confirms it without waiting for the disk. If
 * the machine crashes within the next second, the change may be lost. Whatever is committed later is lost with it or
 * comes after it on the disk, so this fits a change that only matters together with a later one, or that is made again.
 */
export const unflushedCommit: SQL = sql`set_config('synchronous_commit', 'off', true)`;
