import { ContentConflict } from './content-conflict';

const FOREIGN_KEY_VIOLATION = '23503';
const UNIQUE_VIOLATION = '23505';

/** Says what an error of PostgreSQL means for a publisher; errors that are our mistake stay as they are. */
export function conflictOf(error: unknown): unknown {
  const { code, detail = '' } = causeOf(error);
  if (code === FOREIGN_KEY_VIOLATION)
    return new ContentConflict(
      'table-in-use',
      'A table that the folder no longer has is booked. Keep it until its last booking is over.',
    );
  if (code === UNIQUE_VIOLATION)
    return new ContentConflict('id-taken', `Something else already has this id or key: ${detail}`);
  return error;
}

/** Drizzle wraps the errors of PostgreSQL. */
function causeOf(error: unknown): { code?: unknown; detail?: unknown } {
  const cause = error instanceof Error ? error.cause : undefined;
  // The cast is safe because both fields may have any value or be missing.
  return cause instanceof Error ? (cause as { code?: unknown; detail?: unknown }) : {};
}
