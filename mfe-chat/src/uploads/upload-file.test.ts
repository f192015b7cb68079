// @vitest-environment happy-dom
import { fakeRealtime } from '@guest/shared/testing/fake-realtime';
import { SocketError } from '@guest/shared/realtime/socket-error';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { uploadFile } from './upload-file';

/** The statuses with which the test server replies in turn; `hold` never replies. */
let answers: (number | 'hold')[] = [];
const received: string[] = [];
let cuts = 0;
const server = createServer((request, response) => {
  response.setHeader('access-control-allow-origin', '*');
  response.setHeader('access-control-allow-headers', '*');
  if (request.method === 'OPTIONS') return void response.end();
  const answer = answers.shift() ?? 200;
  request.on('error', () => {});
  response.on('close', () => response.writableFinished || (cuts += 1));
  void textOf(request).then((text) => {
    received.push(text);
    if (answer === 'hold') return;
    response.writeHead(answer, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answer === 200 ? { key: 'k' } : { error: 'Please use a valid file type' }));
  });
});
await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
// The cast is safe because the server listens on a port.
const { port } = server.address() as AddressInfo;
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

async function textOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}

const ticket = (key: string, status = 200) => ({
  status,
  key,
  url: `http://127.0.0.1:${port}/uploads`,
  fields: { key, policy: `of-${key}` },
});
const file = new Blob(['Hello'], { type: 'text/plain' });
const of = { file, type: 'document', ext: 'txt', roomId: '1' } as const;

beforeEach(() => {
  answers = [];
  received.length = 0;
});

test('K-05 X-10 a file is sent as the last field after those of its ticket, and its key is returned', async () => {
  const { ask, sentRequests } = fakeRealtime({ getUploadUrl: ticket('k1') });
  const parts: number[] = [];

  const key = await uploadFile({ ...of, ask, onProgress: (part) => parts.push(part) });

  expect(key).toBe('k1');
  expect(sentRequests).toEqual([
    { name: 'getUploadUrl', body: { type: 'document', ext: 'txt', size: 5, roomId: '1' } },
  ]);
  expect(received[0]?.indexOf('of-k1')).toBeLessThan(received[0]?.indexOf('Hello') ?? 0);
  expect(parts.at(-1)).toBe(1);
});

test('X-10 a refused ticket fails with Error getting urlResponse and the server’s text', async () => {
  const refusal = { status: 413, code: 'photo_too_large', error: "Your photo can't exceed 7MB" };
  const { ask } = fakeRealtime({ getUploadUrl: new SocketError(refusal) });

  await expect(uploadFile({ ...of, ask })).rejects.toMatchObject({
    message: 'Error getting urlResponse',
    text: "Your photo can't exceed 7MB",
    mayRetry: false,
  });
});

test('X-10 a ticket with another status is rejected', async () => {
  const { ask } = fakeRealtime({ getUploadUrl: ticket('k', 500) });

  await expect(uploadFile({ ...of, ask })).rejects.toThrow('Error getting urlResponse');
  expect(received).toEqual([]);
});

test('an upload without a reply may be retried', async () => {
  const { ask } = fakeRealtime({ getUploadUrl: new SocketError({ status: 0, code: 'unknown', error: '' }) });

  await expect(uploadFile({ ...of, ask })).rejects.toMatchObject({ mayRetry: true, text: undefined });
});

test('X-10 a missing key fails with FileError', async () => {
  const { ask } = fakeRealtime({ getUploadUrl: ticket('') });

  await expect(uploadFile({ ...of, ask })).rejects.toThrow('FileError');
});

test('an expired ticket is renewed with the same file', async () => {
  let n = 0;
  const { ask } = fakeRealtime({ getUploadUrl: () => ticket(`k${++n}`) });
  answers = [410, 200];

  expect(await uploadFile({ ...of, ask })).toBe('k2');
  expect(received.map((form) => form.includes('Hello'))).toEqual([true, true]);
});

test.each([
  [415, false],
  [503, true],
])(
  'an upload rejected with status %i has the server’s text and the right retry flag',
  async (status, mayRetry) => {
    const { ask } = fakeRealtime({ getUploadUrl: ticket('k') });
    answers = [status];

    await expect(uploadFile({ ...of, ask })).rejects.toMatchObject({
      text: 'Please use a valid file type',
      mayRetry,
    });
  },
);

test('cancelling aborts a running upload', async () => {
  const { ask } = fakeRealtime({ getUploadUrl: ticket('k') });
  answers = ['hold'];
  const cancel = new AbortController();
  const before = cuts;

  const sending = uploadFile({ ...of, ask, signal: cancel.signal });
  await expect.poll(() => received.length).toBe(1);
  cancel.abort();

  await expect(sending).rejects.toMatchObject({ name: 'AbortError' });
  await expect.poll(() => cuts).toBe(before + 1);
});

test('an upload cancelled before its ticket arrives is not sent', async () => {
  const cancel = new AbortController();
  const { ask } = fakeRealtime({
    getUploadUrl: () => {
      cancel.abort();
      return ticket('k');
    },
  });

  await expect(uploadFile({ ...of, ask, signal: cancel.signal })).rejects.toMatchObject({
    name: 'AbortError',
  });
  expect(received).toEqual([]);
});
