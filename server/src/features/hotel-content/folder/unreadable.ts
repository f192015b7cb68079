import { codeOf } from '../../../../../release/src/errors/error-code';

/** Why a file cannot be read, by the code of the operating system. */
const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'its permissions do not allow it',
  EPERM: 'its permissions do not allow it',
  ENOENT: 'it was removed meanwhile',
  EIO: 'the disk has reported an error',
};

/** Says why a file or folder cannot be read, for its author. Throws an error that has another reason. */
export function reasonOf(error: unknown): string {
  const reason = REASONS[codeOf(error)];
  if (reason === undefined) throw error;
  return reason;
}
