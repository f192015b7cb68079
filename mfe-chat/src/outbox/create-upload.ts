import type { Realtime } from '@guest/shared/realtime/realtime';
import { isSocketError, SocketError } from '@guest/shared/realtime/socket-error';
import { uploadFile } from '../uploads/upload-file';
import { UploadError } from '../uploads/upload-error';
import { hasRoomId } from './room-target';
import type { OutboxPorts } from './queue/outbox-ports';

/** Uploads a file and converts failures to the errors that the outbox classifies. */
export function createUpload({ ask }: Pick<Realtime, 'ask'>): OutboxPorts['upload'] {
  return async ({ blob, type, fileData }, { lane }, { progress, signal }) => {
    if (!blob || !(await isReadable(blob))) throw fileLost();
    const ext = fileData.name.split('.').at(-1) ?? '';
    const file = { file: blob, type, ext, ...(hasRoomId(lane) && { roomId: lane }) };
    return uploadFile({ ...file, ask, signal, onProgress: progress }).catch((error: unknown) => {
      throw toSocketError(error);
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

function toSocketError(error: unknown): SocketError {
  // The upload was cancelled, and the record was removed with it.
  if (!(error instanceof UploadError)) return notSent();
  if (isSocketError(error.cause)) return error.cause;
  const { status, text, message } = error;
  return status === 0 ? notSent() : new SocketError({ status, code: 'upload', error: text ?? message });
}

const notSent = () => new SocketError({ status: 0, code: 'not-sent', error: 'FileError' });
/** A retry cannot restore the file, so the guest has to act. */
const fileLost = () => new SocketError({ status: 410, code: 'file-lost', error: 'FileError' });
