import { DrizzleQueryError } from 'drizzle-orm/errors';
import { codeOf } from '../../../../release/src/errors/error-code';

/**
 * Codes of the network, and of PostgreSQL for "shutting down", "starting up", "took too long", "no connection left", "in
 * each other's way" and "locked for too long".
 */
const AWAY =
  /^(ECONN\w+|ENOENT|EPIPE|ETIMEDOUT|EAI_AGAIN|ENOTFOUND|08\w{3}|57P0\d|57014|53300|40P01|40001|55P03)$/;
/** The pool has no codes of its own. */
const AWAY_MESSAGE = /timeout exceeded when trying to connect|Connection terminated/;

/** Whether a statement failed because the database could not be reached, so that it is worth trying again. */
export function isDatabaseAway(error: unknown): boolean {
  if (error instanceof DrizzleQueryError) return isAway(error.cause);
  // A transaction asks the pool for its connection itself.
  return error instanceof Error && 'syscall' in error && error.syscall === 'connect' && isAway(error);
}

const isAway = (error: unknown): boolean =>
  error instanceof Error && (AWAY.test(codeOf(error)) || AWAY_MESSAGE.test(error.message));
