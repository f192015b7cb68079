import { UsageError } from './command';
import { RequestError, ConnectionError } from '../connection/request-error';

/** The codes follow sysexits.h, so that scripts can distinguish the causes. */
const EXIT_CODES = { refused: 1, misused: 64, unreachable: 69, notAllowed: 77 };

/** Returns the exit code of an expected error; `undefined` means a bug. */
export function exitCodeOf(error: unknown): number | undefined {
  if (error instanceof UsageError) return EXIT_CODES.misused;
  if (error instanceof ConnectionError) return EXIT_CODES.unreachable;
  if (error instanceof RequestError)
    return error.status === 401 || error.status === 403 ? EXIT_CODES.notAllowed : EXIT_CODES.refused;
  return undefined;
}
