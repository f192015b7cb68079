import { Trouble } from '../errors/trouble';
import { codeOf } from '../errors/error-code';

const FULL = new Set(['ENOSPC', 'EDQUOT', 'EFBIG']);
const CLOSED = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EISDIR', 'EEXIST', 'ENOENT', 'ENAMETOOLONG']);

/** What a disk says, as whoever runs a command has to read it, and what became of it; anything else as it is. */
export function diskTrouble(error: unknown, place: string, outcome = 'Nothing was changed.'): unknown {
  const code = codeOf(error);
  if (FULL.has(code)) return new Trouble(507, `There is no room left in ${place} (${code}). ${outcome}`);
  if (CLOSED.has(code)) return new Trouble(500, `${place} cannot be written (${code}). ${outcome}`);
  return error;
}
