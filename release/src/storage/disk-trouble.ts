import { Trouble } from '../errors/trouble';
import { codeOf } from '../errors/error-code';

const FULL = new Set(['ENOSPC', 'EDQUOT', 'EFBIG']);
const CLOSED = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EISDIR', 'EEXIST', 'ENOENT', 'ENAMETOOLONG']);

/**
 * Converts an error of the disk into a message for the user of a command that says what was changed. Other
 * errors are returned unchanged.
 */
export function diskTrouble(error: unknown, place: string, outcome = 'Nothing was changed.'): unknown {
  const code = codeOf(error);
  if (FULL.has(code)) return new Trouble(507, `There is no room left in ${place} (${code}). ${outcome}`);
  if (CLOSED.has(code)) return new Trouble(500, `${place} cannot be written (${code}). ${outcome}`);
  return error;
}
