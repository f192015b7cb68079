import type { FileKind } from '@guest/shared/contracts/upload/file-kinds';
import type { UploadTicket } from '@guest/shared/contracts/chat/chat-socket.contract';
import type { Realtime } from '@guest/shared/realtime/realtime';
import { isSocketError } from '@guest/shared/realtime/socket-error';
import { postForm } from '@guest/shared/uploads/post-form';
import { UploadError } from './upload-error';

interface UploadInput {
  file: Blob;
  type: FileKind;
  /** The extension without its dot. */
  ext: string;
  /** It is not set if the room does not exist yet. */
  roomId?: string | undefined;
  purpose?: 'message' | 'request' | 'post';
  ask: Realtime['ask'];
  signal?: AbortSignal;
  onProgress?: (part: number) => void;
}

const EXPIRED_STATUSES = new Set([403, 410]);

/**
 * Uploads a file and resolves to its key for a message. Rejects with an `UploadError`, or with the reason of
 * the signal. Only an expired ticket is retried; other retries are up to the caller, who still has the file.
 */
export async function uploadFile(upload: UploadInput): Promise<string> {
  const { file, signal = new AbortController().signal, onProgress = () => {} } = upload;
  const send = async () => {
    signal.throwIfAborted();
    const ticket = await ticketFor(upload);
    signal.throwIfAborted();
    const { url, fields, key } = ticket;
    if (!url || !key) throw new UploadError('FileError', { status: 400 });
    return { key, ...(await postForm({ url, fields, file, signal, onProgress })) };
  };
  const first = await send();
  const { key, status, error } = EXPIRED_STATUSES.has(first.status) ? await send() : first;
  if (status < 200 || status >= 300) {
    throw new UploadError('upload_failed', { status, text: error });
  }
  onProgress(1);
  return key;
}

async function ticketFor({ ask, type, ext, roomId, purpose, file }: UploadInput): Promise<UploadTicket> {
  const ticket = await ask('getUploadUrl', {
    type,
    ext,
    size: file.size,
    ...(roomId && { roomId }),
    ...(purpose && { purpose }),
  }).catch((cause: unknown) => {
    const refusal = isSocketError(cause) ? cause : undefined;
    const status = refusal?.status ?? 0;
    const text = status > 0 ? refusal?.message : undefined;
    throw new UploadError('Error getting urlResponse', { status, text, cause });
  });
  if (ticket.status !== 200) throw new UploadError('Error getting urlResponse', { status: 400 });
  return ticket;
}
