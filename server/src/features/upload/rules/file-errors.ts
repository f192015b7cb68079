import { FILE_KINDS, WRONG_FILE_TYPE, type FileKind } from '@guest/shared/contracts/upload/file-kinds';
import { RequestError } from '../../../platform/errors/request-error';

export const wrongFileType = () => new RequestError(415, 'file_type', WRONG_FILE_TYPE);
export const fileTooLarge = (kind: FileKind) =>
  new RequestError(413, `${kind}_too_large`, FILE_KINDS[kind].tooLarge);
export const fileEmpty = () => new RequestError(422, 'file_empty', 'This file is empty.');
export const fileIncomplete = () =>
  new RequestError(400, 'upload_failed', "The file didn't upload. Retry or remove it.");
export const ticketUsed = () =>
  new RequestError(410, 'upload_expired', "The file didn't upload. Retry or remove it.");
export const noSuchFile = () =>
  new RequestError(404, 'no_such_file', "The file didn't upload. Retry or remove it.");
export const storageFull = (cause?: Error) =>
  new RequestError(503, 'storage_full', "We can't accept files right now. Please try again later.", {
    retryAfter: 60,
    cause,
  });
export const storageUnavailable = (cause?: Error) =>
  new RequestError(503, 'storage_unavailable', "We're in maintenance mode, please try again", {
    retryAfter: 5,
    cause,
  });
