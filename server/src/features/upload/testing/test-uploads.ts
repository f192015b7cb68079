import type { UploadTicket } from '@guest/shared/contracts/chat/chat-socket.contract';
import type { RequestOf } from '@guest/shared/contracts/socket.contract';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { readConfig } from '../../../platform/config/config';
import { testSockets, type SocketClient } from '../../../testing/test-sockets';

type TestUploadOptions = NonNullable<Parameters<typeof testSockets>[0]>;

/** Starts the whole server with its own folder for files; guests upload over real HTTP. */
export async function testUploads({
  env = {},
  ...options
}: TestUploadOptions & { env?: NodeJS.ProcessEnv } = {}) {
  const dataDir = await mkdtemp(join(tmpdir(), 'uploads-'));
  afterAll(() => rm(dataDir, { recursive: true, force: true }));
  const config = readConfig({ DATA_DIR: dataDir, ...env });
  const sockets = await testSockets({ config, ...options });

  const ticketFor = (caller: SocketClient, ask: Partial<RequestOf<'getUploadUrl'>> = {}) =>
    caller.requestOk('getUploadUrl', { type: 'photo', ext: 'jpg', ...ask });

  async function post(ticket: Pick<UploadTicket, 'url' | 'fields'>, bytes: Buffer) {
    const form = new FormData();
    for (const [name, value] of Object.entries(ticket.fields)) form.append(name, value);
    form.append('file', new Blob([new Uint8Array(bytes)]), '../../etc/passwd');
    const answer = await fetch(new URL(ticket.url, sockets.url), { method: 'POST', body: form });
    const isJson = answer.headers.get('content-type')?.startsWith('application/json');
    return { status: answer.status, body: isJson ? await answer.json() : await answer.text() };
  }

  /** Uploads a file and returns its key. */
  async function send(
    caller: SocketClient,
    bytes: Buffer,
    ask: Partial<RequestOf<'getUploadUrl'>> = {},
  ): Promise<string> {
    const ticket = await ticketFor(caller, ask);
    const { status, body } = await post(ticket, bytes);
    if (status >= 300) throw new Error(`upload failed with status ${status}: ${JSON.stringify(body)}`);
    return ticket.key;
  }

  async function open(caller: SocketClient, key: string) {
    const { files } = await caller.requestOk('getFileUrls', { keys: [key] });
    return files[0];
  }

  const read = (path: string, headers: Record<string, string> = {}) =>
    fetch(new URL(path, sockets.url), { headers });

  const message = (urlPath: string, more: object = {}) => ({
    key: randomUUID(),
    text: '',
    messageType: 'photo' as const,
    urlPath,
    ...more,
  });

  return { ...sockets, dataDir, ticketFor, post, sendFile: send, open, read, message };
}
