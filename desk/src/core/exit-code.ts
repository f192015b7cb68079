import { Misused } from './command';
import { Refused, Unreachable } from '../connection/refused';

/** The codes follow sysexits.h, so that scripts can distinguish the causes. */
const EXIT = { refused: 1, misused: 64, unreachable: 69, notAllowed: 77 };

/** Returns the exit code of an expected error; `undefined` means a bug. */
export function exitCodeOf(error: unknown): number | undefined {
  if (error instanceof Misused) return EXIT.misused;
  if (error instanceof Unreachable) return EXIT.unreachable;
  if (error instanceof Refused)
    return error.status === 401 || error.status === 403 ? EXIT.notAllowed : EXIT.refused;
  return undefined;
}
