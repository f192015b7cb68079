import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { readConfig } from '../../platform/config/config';
import { testApp } from '../../testing/test-app';

const closed = await testApp();
const open = await testApp({ config: readConfig({ DATA_DIR: tmpdir(), MAILBOX: 'network' }) });

const asking = (from: object) => ({ url: '/_dev/mail', ...from });

test.each([
  ['this machine', {}, 200],
  ['this machine by its address', { headers: { host: '127.0.0.1:3000' } }, 200],
  ['another machine', { remoteAddress: '192.168.1.7' }, 403],
  ['a proxy on this machine', { headers: { 'x-forwarded-for': '203.0.113.9' } }, 403],
  ['a proxy that names itself', { headers: { forwarded: 'for=203.0.113.9' } }, 403],
  ['a foreign site whose name leads here', { headers: { host: 'codes.example' } }, 403],
])('the mailbox with codes answers %s with %i', async (_who, from, status) => {
  expect((await closed.app.inject(asking(from))).statusCode).toBe(status);
});

test('the mailbox with codes answers other machines only if it is opened to the network', async () => {
  const reply = await open.app.inject(asking({ remoteAddress: '192.168.1.7' }));

  expect(reply.statusCode).toBe(200);
});
