import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import S3rver from 's3rver';
import { expect, onTestFinished, test } from 'vitest';
import { conditionalWrites } from './conditional-writes';
import { fixtureFolder } from './fixture-store';

test('an object whose sender is killed is not stored, and its key stays free', async () => {
  const directory = await fixtureFolder();
  const server = new S3rver({
    directory,
    port: 0,
    address: '127.0.0.1',
    silent: true,
    configureBuckets: [{ name: 'releases', configs: [] }],
  });
  conditionalWrites(server);
  const { port } = await server.run();
  onTestFinished(async () => {
    await server.close();
    await rm(directory, { recursive: true });
  });
  const sender = connect(port, '127.0.0.1');
  await once(sender, 'connect');
  sender.write(
    `PUT /releases/chat/a.js HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\ncontent-length: 100000\r\n\r\nfirst`,
  );
  await pause(100);

  sender.destroy();

  const address = `http://127.0.0.1:${port}/releases/chat/a.js`;
  await expect.poll(async () => (await fetch(address)).status).toBe(404);
  await fetch(address, { method: 'PUT', headers: { 'if-none-match': '*' }, body: 'second' });
  expect(await (await fetch(address)).text()).toBe('second');
});
