import { codeOf } from '../../../../release/src/errors/error-code';
import { ContentConflict } from '../../features/hotel-content/versions/content-conflict';
import { START_UP_FAILED, StartUpFailure } from '../../platform/errors/start-up-failure';
import { CommandFailure } from './result/output';

const CONFLICT = 73;
const DISK_FULL = 74;
const INTERNAL_ERROR = 70;

/** Error codes that mean a full disk: of the operating system, of the file store, and of PostgreSQL. */
const DISK_FULL_CODES = new Set(['ENOSPC', 'EDQUOT', 'storage_full', '53100']);

/** The exit code and the message of a command that failed. */
export interface Failure {
  exitCode: number;
  code: string;
  message: string;
}

export function failureOf(error: unknown): Failure {
  if (error instanceof CommandFailure) return error;
  if (error instanceof ContentConflict)
    return { exitCode: CONFLICT, code: error.code, message: error.message };
  if (error instanceof StartUpFailure)
    return { exitCode: START_UP_FAILED, code: 'configuration', message: error.message };
  if (isDiskFull(error))
    return {
      exitCode: DISK_FULL,
      code: 'no-room',
      message: 'There is no room left on the disk. What is live has not changed; make room and try again.',
    };
  const message = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return { exitCode: INTERNAL_ERROR, code: 'mistake', message };
}

/** Drizzle wraps the errors of PostgreSQL. */
const isDiskFull = (error: unknown): boolean =>
  error instanceof Error && (DISK_FULL_CODES.has(codeOf(error)) || isDiskFull(error.cause));
