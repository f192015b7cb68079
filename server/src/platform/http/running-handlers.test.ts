import Fastify from 'fastify';
import { request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { awaitHandlers } from './running-handlers';

test('a server closes after the handlers whose clients have left', async () => {
  const app = Fastify({ forceCloseConnections: 'idle' });
  awaitHandlers(app);
  const steps: string[] = [];
  app.get('/slow', async () => {
    steps.push('begun');
    await pause(300);
    steps.push('done');
    return {};
  });
  app.get('/broken', async () => {
    steps.push('begun');
    // It outlasts the other handler, so that the server would close too soon if it waited for that one alone.
    await pause(600);
    steps.push('failed');
    throw new Error('broken');
  });
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const calls = ['/slow', '/broken'].map((path) => request(origin + path));
  for (const call of calls) call.on('error', () => {}).end();
  await expect.poll(() => steps).toEqual(['begun', 'begun']);

  for (const call of calls) call.destroy();
  await pause(50);
  await app.close();
  steps.push('closed');

  expect(steps).toEqual(['begun', 'begun', 'done', 'failed', 'closed']);
});
