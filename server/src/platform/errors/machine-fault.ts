import { codeOf } from '../../../../release/src/errors/error-code';

const CODES = new Set(['EMFILE', 'ENFILE', 'ENOMEM', 'ENOSPC', 'EDQUOT', 'EROFS', 'EIO']);

/** Whether an error code means that the machine is out of something or its disk fails. */
export const isMachineFaultCode = (code: string): boolean => CODES.has(code);

/** Returns whether a call to the operating system failed because the machine is out of something or its disk fails. */
export const isMachineFault = (error: unknown): boolean =>
  error instanceof Error && 'syscall' in error && isMachineFaultCode(codeOf(error));
