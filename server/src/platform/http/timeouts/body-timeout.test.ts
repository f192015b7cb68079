import Fastify from 'fastify';
import { connect } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import type { AddressInfo } from 'node:net';
import { timeOutSlowBodies } from './body-timeout';
import { registerErrorHandler } from '../errors';

const app = Fastify();
registerErrorHandler(app);
timeOutSlowBodies(app, 150);
app.post('/words', async () => 'words');
app.post('/files', { config: { takesFiles: true } }, async () => 'files');
await app.listen({ port: 0, host: '127.0.0.1' });
afterAll(() => app.close());
// The server listens on a port, so the address is an object.
const { port } = app.server.address() as AddressInfo;

/** Sends a body without its last byte, and the last byte after a delay. */
function trickle(path: string): Promise<string> {
  return new Promise((resolve) => {
    let received = '';
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(`POST ${path} HTTP/1.1\r\nhost: a\r\nconnection: close\r\n`);
      socket.write('content-type: application/json\r\ncontent-length: 2\r\n\r\n{');
      setTimeout(() => socket.write('}'), 800);
    });
    socket.on('data', (part) => (received += String(part)));
    socket.on('error', () => {});
    socket.on('close', () => resolve(received));
  });
}

test('a slow body is answered with 408 and its connection closed, except on routes that accept files', async () => {
  const [words, files] = await Promise.all([trickle('/words'), trickle('/files')]);

  expect(words).toMatch(/^HTTP\/1\.1 408 Request Timeout/);
  expect(words).toContain('"code":"slow"');
  expect(files).toMatch(/^HTTP\/1\.1 200 OK[^]*files$/);
});
