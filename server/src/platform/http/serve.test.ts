import { checks } from '@guest/shared/contracts/core/checks';
import * as z from '@guest/shared/contracts/zod';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { serve } from './serve';

test('the schemas of a call are loaded once, however often it is made', async () => {
  const app = Fastify();
  app.decorateRequest('guest', null);
  const greeting = checks({ reply: z.object({ hello: z.string() }) });
  let loads = 0;
  const load = async () => {
    loads += 1;
    return greeting;
  };
  serve(app, { method: 'GET', path: '/greeting', summary: 'Greets.', checks: load }, async () => ({
    hello: 'guest',
  }));

  const replies = [await app.inject('/greeting'), await app.inject('/greeting')];

  expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  expect(loads).toBe(1);
  await app.close();
});
