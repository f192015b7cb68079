import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { bucketServer } from './bucket-server';

test('an object whose sender is killed is not stored, and its key stays free', async () => {
  const bucket = await bucketServer();
  onTestFinished(bucket.close);
  const { hostname, port, host } = new URL(bucket.endpoint);
  const sender = connect(Number(port), hostname);
  await once(sender, 'connect');
  sender.write(`PUT /releases/chat/a.js HTTP/1.1\r\nhost: ${host}\r\ncontent-length: 100000\r\n\r\nfirst`);
  await pause(100);

  sender.destroy();

  const address = `${bucket.endpoint}/releases/chat/a.js`;
  await expect.poll(async () => (await fetch(address)).status).toBe(404);
  await fetch(address, { method: 'PUT', headers: { 'if-none-match': '*' }, body: 'second' });
  expect(await (await fetch(address)).text()).toBe('second');
});
