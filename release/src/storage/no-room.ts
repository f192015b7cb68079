import { Trouble } from '../trouble';

const FULL = new Set(['ENOSPC', 'EDQUOT', 'EFBIG']);
const CLOSED = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EISDIR', 'EEXIST', 'ENOENT', 'ENAMETOOLONG']);

export const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';

/** What a disk says, as whoever runs a command has to read it, and what became of it. */
export function told(error: unknown, place: string, outcome = 'Nothing was changed.'): unknown {
  const code = codeOf(error);
  if (FULL.has(code)) return new Trouble(507, `There is no room left in ${place} (${code}). ${outcome}`);
  if (CLOSED.has(code)) return new Trouble(500, `${place} cannot be written (${code}). ${outcome}`);
  return error;
}
