import { EventEmitter } from 'node:events';
import { expect, test } from 'vitest';
import { testSockets } from '../../testing/test-sockets';
import { createSocketLimits } from './handshake';

test('a connection without a session counts towards its network’s limit until it closes', async () => {
  const { get, url } = await testSockets({ maxPerNetwork: 3 });
  const address = `${url}/socket.io/?EIO=4&transport=polling`;
  const opened = [];
  for (let i = 0; i < 4; i += 1) opened.push(await fetch(address));

  expect(opened.map(({ status }) => status)).toEqual([200, 200, 200, 403]);
  expect((await get('/health/ready')).body.realtime.turnedAway).toEqual({ crowded: 1 });
  const { sid } = JSON.parse((await opened[0]?.text())?.slice(1) ?? '');
  // The packet `1` closes the connection.
  await fetch(`${address}&sid=${sid}`, { method: 'POST', body: '1' });
  await expect.poll(async () => (await fetch(address)).status).toBe(200);
});

test('unauthenticated connections displace each other but never a guest of their network', async () => {
  const { get, url, guest } = await testSockets();
  const open = () => fetch(`${url}/socket.io/?EIO=4&transport=polling`);
  const countDisplaced = async () => {
    await Promise.all(Array.from({ length: 250 }, open));
    return (await get('/health/ready')).body.realtime.turnedAway.strangers ?? 0;
  };
  const before = await guest();

  // If this takes longer than the time to authenticate, some connections have timed out instead.
  await expect.poll(countDisplaced, { timeout: 60_000 }).toBeGreaterThan(0);

  const after = await guest();
  expect([before, after].map(({ socket }) => socket.connected)).toEqual([true, true]);
}, 90_000);

test('requests that name an upgrade, one after the other on one connection, count once and until it closes', () => {
  const limits = createSocketLimits(100, 2);
  const connection = new EventEmitter();

  for (let i = 0; i < 5; i += 1) limits.countConnection(connection, 'hotel');
  const whileOpen = limits.exceededLimit('hotel');
  limits.countConnection(new EventEmitter(), 'hotel');
  const withAnother = limits.exceededLimit('hotel');
  connection.emit('close');

  expect([whileOpen, withAnother]).toEqual([undefined, 'crowded']);
  expect(limits.exceededLimit('hotel')).toBeUndefined();
});
