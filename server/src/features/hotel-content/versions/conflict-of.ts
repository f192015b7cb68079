import { ContentConflict } from './content-conflict';

const FOREIGN_KEY_VIOLATION = '23503';
const UNIQUE_VIOLATION = '23505';

/**
 * The codes of `lock_not_available`, `deadlock_detected` and `query_canceled`. A statement timeout causes the last
 * one.
 */
const BUSY = new Set<unknown>(['55P03', '40P01', '57014']);

/** The codes that end a try within seconds. After a statement timeout of a minute, there is no other try. */
const WORTH_RETRYING = new Set<unknown>(['55P03', '40P01']);
const TRIES = 3;

/** Ends a try because something else has gone live since the version was compared with what was live. */
export class LiveMoved extends Error {}

/** Runs a transaction again if it was locked out or had come too late, and throws a conflict if it is so each time. */
export async function withRetries<T>(transaction: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1)
    try {
      return await transaction();
    } catch (error) {
      if (tries === TRIES || !isWorthRetrying(error)) throw busyOf(error);
    }
}

const isWorthRetrying = (error: unknown): boolean =>
  error instanceof LiveMoved || WORTH_RETRYING.has(causeOf(error).code);

/** Returns a conflict if somebody else has locked the content or goes on changing it, otherwise the error itself. */
const busyOf = (error: unknown): unknown =>
  error instanceof LiveMoved || BUSY.has(causeOf(error).code)
    ? new ContentConflict(
        'busy',
        'The hotel’s content is in use right now, or is being published by somebody else. Nothing has changed; try again.',
      )
    : error;

/**
 * Translates a constraint violation into a conflict that the publisher understands. Other errors are returned
 * unchanged.
 */
export function conflictOf(error: unknown): unknown {
  const { code, constraint, detail = '' } = causeOf(error);
  if (code === FOREIGN_KEY_VIOLATION && constraint === 'table_claim_table')
    return new ContentConflict(
      'table-in-use',
      'A table that the folder no longer has is booked. Keep it until its last booking is over.',
    );
  if (code === UNIQUE_VIOLATION)
    return new ContentConflict('id-taken', `Something else already has this id or key: ${detail}`);
  return error;
}

/** Drizzle wraps the errors of PostgreSQL. */
function causeOf(error: unknown): { code?: unknown; constraint?: unknown; detail?: unknown } {
  const cause = error instanceof Error ? error.cause : undefined;
  // The cast is safe because all fields are optional and of an unknown type.
  return cause instanceof Error ? (cause as ReturnType<typeof causeOf>) : {};
}
