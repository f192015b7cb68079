import { codeOf } from '../../../../release/src/errors/error-code';
import { ContentConflict } from '../../features/hotel-content/versions/content-conflict';
import { START_UP_FAILED, StartUpFailure } from '../../platform/errors/start-up-failure';
import { CommandFailure } from './result/output';

const CONFLICT = 73;
const NO_ROOM = 74;
const MISTAKE = 70;

/** The codes of a full disk: of this machine, of the file store, and of PostgreSQL. */
const FULL = new Set(['ENOSPC', 'EDQUOT', 'storage_full', '53100']);

/** What a command that could not be carried out ends with. */
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
  if (isNoRoom(error))
    return {
      exitCode: NO_ROOM,
      code: 'no-room',
      message: 'There is no room left on the disk. What is live has not changed; make room and try again.',
    };
  const message = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return { exitCode: MISTAKE, code: 'mistake', message };
}

/** Drizzle wraps the errors of PostgreSQL. */
const isNoRoom = (error: unknown): boolean =>
  error instanceof Error && (FULL.has(codeOf(error)) || isNoRoom(error.cause));
