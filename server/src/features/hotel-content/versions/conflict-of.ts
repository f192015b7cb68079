import { ContentConflict } from './content-conflict';

const FOREIGN_KEY_VIOLATION = '23503';
const UNIQUE_VIOLATION = '23505';

/**
 * The codes of `lock_not_available`, `deadlock_detected` and `query_canceled`. A statement timeout causes the last
 * one.
 */
const BUSY = new Set<unknown>(['55P03', '40P01', '57014']);

/** Returns a conflict if PostgreSQL reports that the content is locked by somebody else, otherwise the error itself. */
export const busyOf = (error: unknown): unknown =>
  BUSY.has(causeOf(error).code)
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
