import { Misused } from './command';
import { Refused, Unreachable } from '../connection/refused';

/** As sysexits has them, so that scripts can tell them apart. */
const EXIT = { refused: 1, misused: 64, unreachable: 69, notAllowed: 77 };

/** How a command ends that did not go well; what is none of these is a mistake of ours. */
export function exitCodeOf(error: unknown): number | undefined {
  if (error instanceof Misused) return EXIT.misused;
  if (error instanceof Unreachable) return EXIT.unreachable;
  if (error instanceof Refused)
    return error.status === 401 || error.status === 403 ? EXIT.notAllowed : EXIT.refused;
  return undefined;
}
