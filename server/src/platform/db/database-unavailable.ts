import { DrizzleQueryError } from 'drizzle-orm/errors';
import pg from 'pg';
import { databaseFaultOf } from './database-faults';
import { codeOf } from '../../../../release/src/errors/error-code';

/**
 * Codes of the network and of this machine, and of PostgreSQL for shutdown, startup, statement timeout, too many
 * connections, a transaction that was idle for too long, deadlock and lock timeout. Faults of the machine count as well.
 */
const UNAVAILABLE_CODES =
  /^(ECONN\w+|ENOENT|EPIPE|ETIMEDOUT|EAI_AGAIN|ENOTFOUND|08\w{3}|57P0\d|57014|53300|25P03|40P01|40001|55P03)$/;
/**
 * The pool has given up waiting for one of its connections, or for a new one, which has ended or has taken too long, such as
 * on a busy machine whose server has just started. Two timers of the same length decide which of the messages it is.
 */
const NO_CONNECTION = /timeout exceeded when trying to connect|Connection terminated|^timeout expired$/;
/** Errors of the pool have no codes, so they are recognised by their messages. */
const UNAVAILABLE_MESSAGE = new RegExp(`${NO_CONNECTION.source}|not queryable`);

/** Returns whether a statement failed because the database was unavailable, so that a retry is worthwhile. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (error instanceof DrizzleQueryError) return isUnavailable(error.cause);
  if (!(error instanceof Error)) return false;
  // A transaction requests its connection from the pool itself, so these errors are not wrapped in a
  // `DrizzleQueryError`.
  return (
    NO_CONNECTION.test(error.message) ||
    ((isFromDatabase(error) || isFromConnecting(error)) && isUnavailable(error))
  );
}

const isFromDatabase = (error: Error) => error instanceof pg.DatabaseError;

const isFromConnecting = (error: Error) => 'syscall' in error && error.syscall === 'connect';

const isUnavailable = (error: unknown): boolean =>
  error instanceof Error &&
  (UNAVAILABLE_CODES.test(codeOf(error)) ||
    UNAVAILABLE_MESSAGE.test(error.message) ||
    databaseFaultOf(error) !== undefined);
