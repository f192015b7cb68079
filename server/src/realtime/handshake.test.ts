import { expect, test } from 'vitest';
import { testSockets } from '../testing/test-sockets';

const { get, url } = await testSockets({ mostPerNetwork: 3 });

test('who comes without a session counts among those of their network, and the room is free when they go', async () => {
  const address = `${url}/socket.io/?EIO=4&transport=polling`;
  const opened = [];
  for (let i = 0; i < 4; i += 1) opened.push(await fetch(address));

  expect(opened.map(({ status }) => status)).toEqual([200, 200, 200, 403]);
  expect((await get('/health/ready')).body.realtime.turnedAway).toEqual({ crowded: 1 });
  const { sid } = JSON.parse((await opened[0]?.text())?.slice(1) ?? '');
  // The packet that closes it.
  await fetch(`${address}&sid=${sid}`, { method: 'POST', body: '1' });
  await expect.poll(async () => (await fetch(address)).status).toBe(200);
});
