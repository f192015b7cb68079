import Fastify from 'fastify';
import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { extendTimeout } from './extend-timeout';

const SILENCE_MS = 200;

const app = Fastify({ connectionTimeout: SILENCE_MS, keepAliveTimeout: 60_000 });
app.get('/usual', async () => {
  await pause(4 * SILENCE_MS);
  return 'usual';
});
app.get('/patient', async (request, reply) => {
  extendTimeout(request, reply, 60_000);
  await pause(4 * SILENCE_MS);
  return 'patient';
});
await app.listen({ port: 0, host: '127.0.0.1' });
afterAll(() => app.close());
// The server listens on a port, so the address is an object.
const { port } = app.server.address() as AddressInfo;

/** Sends a request on a connection of its own, and resolves to what was received until the server ended it. */
async function receivedFrom(path: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  let received = '';
  socket.on('data', (part) => (received += String(part)));
  socket.on('error', () => {});
  socket.write(`GET ${path} HTTP/1.1\r\nhost: a\r\n\r\n`);
  await once(socket, 'close');
  return received;
}

test('a handler may be silent for longer than a connection usually may, and then the usual limit applies again', async () => {
  const [usual, patient] = await Promise.all([receivedFrom('/usual'), receivedFrom('/patient')]);

  expect(usual).toBe('');
  expect(patient).toMatch(/^HTTP\/1\.1 200 OK[^]*patient$/);
});
