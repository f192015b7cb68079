import { FILE_KINDS, WRONG_FILE_TYPE, type FileKind } from '@guest/shared/contracts/upload/file-kinds';
import { Refusal } from '../../../platform/errors/refusal';

export const wrongFileType = () => new Refusal(415, 'file_type', WRONG_FILE_TYPE);
export const fileTooLarge = (kind: FileKind) =>
  new Refusal(413, `${kind}_too_large`, FILE_KINDS[kind].tooLarge);
export const fileEmpty = () => new Refusal(422, 'file_empty', 'This file is empty.');
export const fileIncomplete = () =>
  new Refusal(400, 'upload_failed', "The file didn't upload. Retry or remove it.");
export const ticketSpent = () =>
  new Refusal(410, 'upload_expired', "The file didn't upload. Retry or remove it.");
export const noSuchFile = () =>
  new Refusal(404, 'no_such_file', "The file didn't upload. Retry or remove it.");
export const storageFull = () =>
  new Refusal(503, 'storage_full', "We can't accept files right now. Please try again later.", {
    retryAfter: 60,
  });
