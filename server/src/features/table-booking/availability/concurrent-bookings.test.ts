import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { slotPace, tableClaim } from '../../../platform/db/tables/schema';
import { diner, someOutlet } from '../../../testing/diners';
import { testApp } from '../../../testing/test-app';

const suite = await testApp({ rateFactor: 100 });
const { app, db } = suite;
await app.listen({ port: 0, host: '127.0.0.1' });
// `address()` returns a string only for pipes and sockets.
const { port } = app.server.address() as AddressInfo;
const url = `http://127.0.0.1:${port}/web/property/casa-miramar`;
const AT = '2026-06-11T20:00';
const ATTEMPTS = 200;

interface PostReply {
  status: number;
  // Held to the contract by the server.
  // oxlint-disable-next-line @typescript-eslint/no-explicit-any
  body: any;
}

async function post(path: string, body: object, headers: Record<string, string>): Promise<PostReply> {
  const reply = await fetch(`${url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  return { status: reply.status, body: await reply.json() };
}

/** A busy machine may refuse a request under load; a page then repeats it. */
async function retryWhileBusy(ask: () => Promise<PostReply>): Promise<PostReply> {
  const answer = await ask();
  return answer.status === 503 ? retryWhileBusy(ask) : answer;
}

const keyed = ({ headers }: { headers: Record<string, string> }) => ({
  ...headers,
  'idempotency-key': randomUUID(),
});

async function guests(count: number) {
  const found = [];
  for (let i = 0; i < count; i += 1) found.push(await diner(suite));
  return found;
}

test('of 200 parallel requests for the last table one succeeds, and 199 get the nearest available times', async () => {
  const { slug, id } = await someOutlet(suite, { tables: [2] });
  const everybody = await guests(ATTEMPTS);

  const answers = await Promise.all(
    everybody.map(({ headers }) =>
      retryWhileBusy(() => post(`/outlets/${slug}/holds`, { localDateTime: AT, partySize: 2 }, headers)),
    ),
  );

  const refused = answers.filter(({ status }) => status === 409);
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(refused).toHaveLength(ATTEMPTS - 1);
  for (const { body } of refused) {
    expect(body.code).toBe('slot_unavailable');
    expect(body.data.nearest.length).toBeGreaterThan(0);
  }
  const claims = await db.select().from(tableClaim).where(eq(tableClaim.outletId, id));
  expect(claims).toHaveLength(1);
}, 180_000);

test('a guest who taps twenty times books once', async () => {
  const { slug, id } = await someOutlet(suite);
  const ada = await diner(suite);
  const held = await post(`/outlets/${slug}/holds`, { localDateTime: AT, partySize: 2 }, ada.headers);

  // Each tap has its own idempotency key, as from a page that lost the first one.
  const answers = await Promise.all(
    Array.from({ length: 20 }, () =>
      post(`/outlets/${slug}/bookings`, { holdUuid: held.body.holdUuid, isAnyway: true }, keyed(ada)),
    ),
  );

  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 409]));
  expect(await db.$count(tableClaim, eq(tableClaim.outletId, id))).toBe(1);
});

test('the arrival limit of the outlet applies even when tables are free', async () => {
  const { slug, id } = await someOutlet(suite, { tables: [2, 2, 2, 2, 2, 2], mostParties: 3, mostCovers: 5 });
  const everybody = await guests(12);

  const answers = await Promise.all(
    everybody.map(({ headers }) =>
      post(`/outlets/${slug}/holds`, { localDateTime: AT, partySize: 2 }, headers),
    ),
  );

  expect(answers.filter(({ status }) => status === 201)).toHaveLength(2);
  const [pace] = await db.select().from(slotPace).where(eq(slotPace.outletId, id));
  expect(pace).toMatchObject({ parties: 2, covers: 4 });
});

test('two guests who swap times in parallel neither lose a table nor deadlock', async () => {
  const { slug, id } = await someOutlet(suite, { tables: [2] });
  const [ada, bob] = [await diner(suite), await diner(suite)];
  const [hers, his] = [await ada.seat(slug, '2026-06-11T18:00'), await bob.seat(slug, '2026-06-11T20:00')];

  const answers = await Promise.all([
    ada.change(hers.uuid, { version: 1, localDateTime: '2026-06-11T20:00' }),
    bob.change(his.uuid, { version: 1, localDateTime: '2026-06-11T18:00' }),
  ]);

  expect(answers.map(({ status }) => status)).toEqual([409, 409]);
  expect(await db.$count(tableClaim, eq(tableClaim.outletId, id))).toBe(2);
});
