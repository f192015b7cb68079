import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';

/** How the store answers: as it should, not at all, with half of a file, or with an error of S3. */
type Mode = 'works' | 'silent' | 'stops' | { status: number; code: string };

/** A store with the S3 operations of the suite that can be told to fail. It checks no signatures. */
export async function fakeS3(bucket: string) {
  const files = new Map<string, Buffer>();
  const state: { mode: Mode; calls: number } = { mode: 'works', calls: 0 };
  const fail = (reply: ServerResponse, status: number, code: string) =>
    reply
      .writeHead(status, { 'content-type': 'application/xml' })
      .end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`);

  async function answer(request: IncomingMessage, reply: ServerResponse): Promise<void> {
    const body = await buffer(request);
    state.calls += 1;
    if (state.mode === 'silent') return;
    if (typeof state.mode === 'object') return void fail(reply, state.mode.status, state.mode.code);
    const key = decodeURIComponent(new URL(request.url ?? '', 'http://s3').pathname).slice(bucket.length + 2);
    if (request.method === 'PUT') files.set(key, body);
    if (request.method === 'DELETE') files.delete(key);
    const found = files.get(key);
    if (request.method !== 'GET') return void reply.writeHead(request.method === 'PUT' ? 200 : 204).end();
    if (!found) return void fail(reply, 404, 'NoSuchKey');
    reply.writeHead(200, { 'content-length': found.length });
    if (state.mode === 'stops') reply.write(found.subarray(0, found.length / 2));
    else reply.end(found);
  }

  const server = createServer((request, reply) => void answer(request, reply).catch(() => reply.destroy()));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // The server listens on a port, so the address is an object.
  const { port } = server.address() as AddressInfo;
  return {
    endpoint: `http://127.0.0.1:${port}`,
    files,
    state,
    connections: () => promisify(server.getConnections.bind(server))(),
    async close(): Promise<void> {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
