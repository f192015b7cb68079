import type { Realtime } from '@guest/shared/realtime/realtime';
import { SocketError } from '@guest/shared/realtime/socket-error';
import { isNamed } from './message-place';
import type { OutboxPorts } from './outbox-ports';

const ACCEPTED = [200, 201, 204];

/** Stores a file behind a ticket of the server; every try has a ticket of its own, because one is soon void. */
export function createUpload({ ask }: Pick<Realtime, 'ask'>): OutboxPorts['upload'] {
  return async ({ blob, type, fileData }, { lane }, on) => {
    const ext = fileData.name.split('.').at(-1) ?? '';
    const ticket = await ask('getUploadUrl', {
      ...{ type, ext, size: blob.size },
      ...(isNamed(lane) && { roomId: lane }),
    });
    // the specification's words.
    if (ticket.status !== 200) throw refused('Error getting urlResponse');
    if (!ticket.url || !ticket.key) throw refused('FileError');
    const form = new FormData();
    for (const [name, value] of Object.entries(ticket.fields)) form.append(name, value);
    // Storage reads no field after the file.
    form.append('file', blob, fileData.name);
    await post(ticket.url, form, on);
    return ticket.key;
  };
}

const refused = (error: string) => new SocketError({ status: 400, code: 'file', error });

/** By the one way that tells how much of it has gone. */
function post(
  url: string,
  form: FormData,
  { progress, signal }: Parameters<OutboxPorts['upload']>[2],
): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.upload.onprogress = ({ loaded, total }) => progress(total > 0 ? loaded / total : 0);
    request.onload = () => {
      if (ACCEPTED.includes(request.status)) resolve();
      else
        reject(
          new SocketError({
            status: request.status,
            code: 'upload',
            error: sentenceIn(request.responseText),
          }),
        );
    };
    const unanswered = () => reject(new SocketError({ status: 0, code: 'not-sent', error: 'FileError' }));
    request.onerror = request.ontimeout = request.onabort = unanswered;
    signal.addEventListener('abort', () => request.abort());
    request.open('POST', url);
    request.send(form);
  });
}

/** The server's own sentence for the guest; a store of files has none. */
function sentenceIn(text: string): string {
  try {
    const { error }: { error?: unknown } = JSON.parse(text);
    return typeof error === 'string' ? error : 'FileError';
  } catch {
    return 'FileError';
  }
}
