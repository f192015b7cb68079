import { DrizzleQueryError } from 'drizzle-orm/errors';
import { codeOf } from '../../../../release/src/errors/error-code';

/** Returns whether PostgreSQL has refused a statement with this code, such as `23505`. */
export const hasCode = (error: unknown, code: string): boolean =>
  error instanceof DrizzleQueryError && codeOf(error.cause) === code;
