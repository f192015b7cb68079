import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { guest, property } from '../db/tables/schema';
import { testApp, type TestApp } from '../../testing/test-app';
import { networkOf } from './limits';
import { RateBuckets } from './rate-buckets';
import { monitorLoad } from './load-monitor';

const lowRate = { burst: 3, perSecond: 1 };
const highRate = { burst: 1_000, perSecond: 1_000 };

test('an address that exceeds its limit gets a standard error with the time to retry', async () => {
  const clock = { now: 0 };
  const { app } = await testApp({
    limits: { perAddress: lowRate, perToken: highRate },
    now: () => clock.now,
  });
  const request = await overHttp(app);

  const statuses = [];
  for (let i = 0; i < 4; i += 1) statuses.push((await request('/web/config')).status);
  const refused = await request('/web/nothing');

  expect(statuses).toEqual([200, 200, 200, 429]);
  expect(refused.status).toBe(429);
  expect(refused.headers.get('retry-after')).toBe('1');
  expect(await refused.json()).toEqual({
    error: "You're doing that too quickly. Try again in 1 s.",
    code: 'rate_limited',
    retryAfter: 1,
  });
  expect((await request('/health/live')).status).toBe(200);
  clock.now += 1_000;
  expect((await request('/web/config')).status).toBe(200);
});

test('a token that exceeds its limit is rejected without affecting another token', async () => {
  const { get, db, signIn } = await testApp({ limits: { perAddress: highRate, perToken: lowRate } });
  const [one, other] = await db
    .select({ id: guest.id })
    .from(guest)
    .innerJoin(property, eq(property.id, guest.propertyId))
    .where(eq(property.slug, 'casa-miramar'))
    .limit(2);
  const busy = await signIn(String(one?.id));
  const calm = await signIn(String(other?.id));
  const status = async (headers: Record<string, string>) =>
    (await get('/web/property/casa-miramar/guidelines', { headers })).status;

  const statuses = [];
  for (let i = 0; i < 4; i += 1) statuses.push(await status(busy));

  expect(statuses).toEqual([200, 200, 200, 429]);
  expect(await status(calm)).toBe(200);
});

test('guessed tokens count towards the limit of the address', async () => {
  const { app } = await testApp({ limits: { perAddress: lowRate, perToken: highRate } });
  const request = await overHttp(app);

  const statuses = [];
  for (let i = 0; i < 5; i += 1) {
    const answer = await request('/web/config', { headers: { authtoken: `gst_${String(i).repeat(43)}` } });
    statuses.push(answer.status);
  }

  expect(statuses).toEqual([401, 401, 401, 429, 429]);
});

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8:1:2::6', '2001:db8:1:2'],
  ['2001:db8::6', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
])('%s is counted as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test('under overload every request is told to retry later, except health checks and files of open pages', async () => {
  const { app } = await testApp({ load: { isOverloaded: () => true, stop: () => {} } });
  const request = await overHttp(app);

  const answer = await request('/web/config');

  expect(answer.status).toBe(503);
  expect(await answer.json()).toMatchObject({ error: "We're in maintenance mode, please try again" });
  expect((await request('/health/live')).status).toBe(200);
  // It is looked up, although the test has no such release.
  expect((await request('/releases/discover/1.0.0/remoteEntry.js')).status).toBe(404);
});

test('a single long task is not an overload, but two in a row are', async () => {
  const load = monitorLoad();

  await blockFor(900);
  expect(load.isOverloaded()).toBe(false);
  await blockFor(900);
  await blockFor(900);
  expect(load.isOverloaded()).toBe(true);

  load.stop();
});

test('tokens refill over time up to the burst size', () => {
  const clock = { now: 0 };
  const buckets = new RateBuckets({ burst: 2, perSecond: 0.5 }, () => clock.now);

  expect([buckets.take('a'), buckets.take('a'), buckets.take('a'), buckets.take('b')]).toEqual([0, 0, 2, 0]);
  clock.now += 2_000;
  expect([buckets.take('a'), buckets.take('a')]).toEqual([0, 2]);
  clock.now += 3_600_000;
  expect([buckets.take('a'), buckets.take('a'), buckets.take('a')]).toEqual([0, 0, 2]);
});

/**
 * Limits apply only to requests over the network, not to the server's own reads, so these tests use the
 * network.
 */
async function overHttp(app: TestApp['app']) {
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  return (path: string, init?: RequestInit) => fetch(address + path, init);
}

/** Blocks the thread, then lets its timers run. */
async function blockFor(ms: number): Promise<void> {
  const until = performance.now() + ms;
  while (performance.now() < until);
  await new Promise((resolve) => setTimeout(resolve, 1));
}
