// @vitest-environment node
import { expect, test } from 'vitest';
import { healthChecks } from './health.schema';

test('the reply of a server that does not know the store of files is accepted', () => {
  const reply = {
    status: 'ok',
    database: 'ok',
    hotels: 1,
    redis: 'none',
    realtime: { sockets: 0, turnedAway: {}, refused: {}, dropped: 0, untold: 0, lagMs: 0 },
  };

  expect(healthChecks.ready.reply.safeParse(reply).success).toBe(true);
  expect(healthChecks.ready.reply.safeParse({ ...reply, files: 'unheard' }).success).toBe(false);
});
