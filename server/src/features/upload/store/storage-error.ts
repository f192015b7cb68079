import { codeOf } from '../../../../../release/src/errors/error-code';
import { isMachineFaultCode } from '../../../platform/errors/machine-fault';
import { storageFull, storageUnavailable } from '../rules/file-errors';

const FULL = new Set(['ENOSPC', 'EDQUOT', 'EROFS']);

/**
 * Returns the refusal for a fault of the machine, and any other error unchanged. The cause is logged without the
 * message of the system, which contains the name of the file: the name of a photo is its only protection.
 */
export function toStorageError(error: unknown): unknown {
  const code = codeOf(error);
  const cause = new Error(`the file store failed with ${code}`);
  if (FULL.has(code)) return storageFull(cause);
  return isMachineFaultCode(code) ? storageUnavailable(cause) : error;
}
