import { CliError } from '../errors/cli-error';
import { codeOf } from '../errors/error-code';

const FULL = new Set(['ENOSPC', 'EDQUOT', 'EFBIG']);
const NOT_WRITABLE = new Set([
  'EACCES',
  'EPERM',
  'EROFS',
  'ENOTDIR',
  'EISDIR',
  'EEXIST',
  'ENOENT',
  'ENAMETOOLONG',
]);

/**
 * Converts an error of the disk into a message for the user of a command that says what was changed. Other
 * errors are returned unchanged.
 */
export function diskError(error: unknown, location: string, outcome = 'Nothing was changed.'): unknown {
  const code = codeOf(error);
  if (FULL.has(code)) return new CliError(507, `There is no space left in ${location} (${code}). ${outcome}`);
  if (NOT_WRITABLE.has(code)) return new CliError(500, `${location} cannot be written (${code}). ${outcome}`);
  return error;
}
