import type { Realtime } from '@guest/shared/realtime/realtime';
import { isSocketError, SocketError } from '@guest/shared/realtime/socket-error';
import { uploadFile } from '../uploads/upload-file';
import { UploadFault } from '../uploads/upload-fault';
import { isNamed } from './message-place';
import type { OutboxPorts } from './outbox-ports';

/** Stores a file; what goes wrong is told as the outbox judges it. */
export function createUpload({ ask }: Pick<Realtime, 'ask'>): OutboxPorts['upload'] {
  return async ({ blob, type, fileData }, { lane }, { progress, signal }) => {
    const ext = fileData.name.split('.').at(-1) ?? '';
    const file = { file: blob, type, ext, ...(isNamed(lane) && { roomId: lane }) };
    return uploadFile({ ...file, ask, signal, onProgress: progress }).catch((error: unknown) => {
      throw asRefusal(error);
    });
  };
}

function asRefusal(error: unknown): SocketError {
  // Cancelled: whoever did that has taken the record away, too.
  if (!(error instanceof UploadFault)) return notSent();
  if (isSocketError(error.cause)) return error.cause;
  const { status, text, message } = error;
  return status === 0 ? notSent() : new SocketError({ status, code: 'upload', error: text ?? message });
}

const notSent = () => new SocketError({ status: 0, code: 'not-sent', error: 'FileError' });
