import type { Realtime } from '@guest/shared/realtime/realtime';
import type { OutboxPorts } from '@guest/shared/outbox/outbox-ports';
import type { OutboxRecord } from '@guest/shared/outbox/outbox-record';
import { uploadFailure } from '@guest/shared/outbox/upload-failure';
import { SendRefused } from '@guest/shared/outbox/send-refused';
import { isSocketError } from '@guest/shared/realtime/socket-error';
import { uploadFile } from '../uploads/upload-file';
import { UploadError } from '../uploads/upload-error';
import { hasRoomId } from './room-target';
import { toSendRefused } from '@guest/shared/guest-outbox/unwrap-socket-reply';

/** Uploads a file and converts failures to the errors that the outbox classifies. */
export function createUpload({ ask }: Pick<Realtime, 'ask'>): OutboxPorts['upload'] {
  return async ({ blob, type, fileData }, record, { progress, signal }) => {
    const { lane } = record;
    if (!blob || !(await isReadable(blob))) throw fileLost();
    const ext = fileData.name.split('.').at(-1) ?? '';
    const file = { file: blob, type, ext, ...(hasRoomId(lane) && { roomId: lane }) };
    return uploadFile({ ...file, ask, signal, onProgress: progress }).catch((error: unknown) => {
      throw toRefusal(error, record);
    });
  };
}

/** Some devices lose the bytes of stored blobs, or the blob itself. */
async function isReadable(blob: Blob): Promise<boolean> {
  return blob
    .slice(0, 1)
    .arrayBuffer()
    .then(
      () => true,
      () => false,
    );
}

function toRefusal(error: unknown, record: OutboxRecord): SendRefused {
  // The upload was cancelled, and the record was removed with it.
  if (!(error instanceof UploadError)) return notSent();
  if (isSocketError(error.cause)) return toSendRefused(error.cause);
  const { status, text, message } = error;
  // The store could not be reached, or has a problem of its own.
  if (status === 0 || status >= 500) return uploadFailure(record);
  return new SendRefused({ status, code: 'upload', text: text ?? message });
}

const notSent = () => new SendRefused({ status: 0, code: 'not-sent', text: 'FileError' });
/** A retry cannot restore the file, so the guest has to act. */
const fileLost = () => new SendRefused({ status: 410, code: 'file-lost', text: 'FileError' });
