import { eq } from 'drizzle-orm';
import { unzipSync, strFromU8 } from 'fflate';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { comment, guest, person, personKey, post } from '../../platform/db/tables/schema';
import { knownGuest, type KnownGuest } from '../../testing/guests';
import { anonymousVisitors } from '../../testing/anonymous-visitors';
import { NOON, testApp } from '../../testing/test-app';
import { createDiskStore } from '../upload/store/disk-store';
import { createUploads } from '../upload/uploads';
import { createEraseAccounts } from './erase-accounts.job';
import { createErasureLedger } from './erasure-ledger';
import { createErasureRepository } from './erasure.repository';

const clock = { now: NOON };
const now = () => clock.now;
const suite = await testApp({ now });
const { app, get, send, db } = suite;
const { pathOf, codeFor } = anonymousVisitors(suite);
const of = (path: string) => pathOf('casa-miramar', `guest/${path}`);
const DAY_MS = 24 * 3_600_000;

const folder = await mkdtemp(join(tmpdir(), 'erasures-'));
afterAll(() => rm(folder, { recursive: true }));
const eraseAccounts = createEraseAccounts({
  erasures: createErasureRepository(db, now),
  ledger: createErasureLedger(join(folder, 'erasures.jsonl')),
  uploads: createUploads({ db, store: createDiskStore(join(folder, 'uploads')), now }),
  // The guests of this test have no bookings.
  cancelBookings: async () => {},
  now,
});

test('granted and refused consents are recorded in order', async () => {
  const { headers } = await knownGuest(db, clock.now);
  const record = (type: string, granted: boolean) => {
    clock.now += 1_000;
    return send('PUT', of('consents'), {
      headers: { ...headers, 'accept-language': 'fr' },
      body: { items: [{ type, version: '3', granted }] },
    });
  };

  await record('cookies_analytics', true);
  await record('cookies_analytics', false);
  const { body } = await get(of('consents'), { headers });

  expect(body.items).toEqual([
    {
      type: 'cookies_analytics',
      version: '3',
      granted: false,
      lang: 'fr',
      at: new Date(clock.now).toISOString(),
    },
    expect.objectContaining({ type: 'cookies_analytics', granted: true }),
  ]);
});

test('a guest downloads an export of all their data once', async () => {
  const me = await knownGuest(db, clock.now, { room: '204' });
  await addPost(me, 'A lovely view');

  const started = await send('POST', of('export'), { headers: me.headers });
  const fetched = await app.inject({ url: started.body.link });
  const again = await get(started.body.link);
  const { body } = await get(of('export'), { headers: me.headers });

  expect([started.status, started.body.status]).toEqual([201, 'ready']);
  expect(fetched.headers).toMatchObject({
    'content-type': 'application/zip',
    'content-disposition': 'attachment; filename="casa-miramar-my-data.zip"',
    'cache-control': 'no-store',
  });
  const files = unzipSync(fetched.rawPayload);
  const data = JSON.parse(strFromU8(files['data.json'] ?? new Uint8Array()));
  expect(data.profiles[0]).toMatchObject({ id: me.id, firstName: 'Ada', room: '204', hotel: 'casa-miramar' });
  expect(data.contacts[0].address).toBe(me.address);
  expect(data.posts[0].text).toBe('A lovely view');
  expect(again.status).toBe(404);
  expect(body.export.status).toBe('fetched');
});

test('of parallel downloads only one gets the export', async () => {
  const me = await knownGuest(db, clock.now);
  const { body } = await send('POST', of('export'), { headers: me.headers });

  const replies = await Promise.all(Array.from({ length: 10 }, () => get(body.link)));

  expect(replies.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(9).fill(404)]);
});

test('a HEAD request, as from a link preview, does not use up the export link', async () => {
  const me = await knownGuest(db, clock.now);
  const { body } = await send('POST', of('export'), { headers: me.headers });

  const reply = await get(body.link, { method: 'HEAD' });
  clock.now += 60_000;

  expect(reply.status).toBe(404);
  expect((await get(body.link)).status).toBe(200);
});

test('of parallel export requests only one succeeds', async () => {
  const me = await knownGuest(db, clock.now);

  const answers = await Promise.all(
    Array.from({ length: 20 }, () => send('POST', of('export'), { headers: me.headers })),
  );

  const statuses = answers.map(({ status }) => status).sort();
  expect(statuses).toEqual([201, ...Array<number>(19).fill(429)]);
});

test('an export can be requested once a day, and its link is valid for a week', async () => {
  const me = await knownGuest(db, clock.now);
  const { body } = await send('POST', of('export'), { headers: me.headers });

  const second = await send('POST', of('export'), { headers: me.headers });
  clock.now += 7 * DAY_MS;

  expect([second.status, second.body.error]).toEqual([429, 'You can request another copy in 24 hours.']);
  expect((await get(body.link)).status).toBe(404);
});

test.each([
  ['in_house', '2026-06-08', '2026-06-14'],
  ['future_stay', '2026-07-01', '2026-07-04'],
])('an account cannot be erased during or before a stay: %s', async (reason, checkin, checkout) => {
  clock.now = NOON;
  const me = await knownGuest(db, clock.now, { checkin, checkout });

  const { body } = await get(of('erase'), { headers: me.headers });
  const refused = await send('POST', of('erase/code'), { headers: me.headers, body: {} });

  const stay = { kind: 'stay', uuid: me.id, canCancel: false, title: 'Casa Miramar' };
  const items = [expect.objectContaining(stay)];
  expect(body).toEqual({
    blockers: [{ reason, checkin, checkout, items, fixes: ['after_stay', 'chat'] }],
    eraseAt: null,
  });
  expect([refused.status, refused.body.code]).toEqual([409, 'erase_blocked']);
});

test('erasing an account requires its own fresh code', async () => {
  const me = await knownGuest(db, clock.now);
  const other = await knownGuest(db, clock.now);
  const reply = await send('POST', of('erase/code'), { headers: me.headers, body: {} });
  const proof = { otp_request_token: reply.body.otp_request_token, code: await codeFor(me.address) };
  const erase = (headers: Record<string, string>, sent: object) =>
    send('POST', of('erase'), { headers, body: { ...sent, posts: 'delete' } });

  const wrong = await erase(me.headers, { ...proof, code: '00000' });
  const byAnother = await erase(other.headers, proof);
  const right = await erase(me.headers, proof);

  expect([wrong.status, byAnother.status, right.status]).toEqual([422, 410, 200]);
  expect(right.body.eraseAt).toBe(new Date(clock.now + 7 * DAY_MS).toISOString());
});

test('an erasure can be cancelled within a week', async () => {
  const me = await knownGuest(db, clock.now);
  await plan(me, 'delete');

  const { body } = await send('DELETE', of('erase'), { headers: me.headers });
  clock.now += 8 * DAY_MS;
  await eraseAccounts();

  expect(body.eraseAt).toBeNull();
  expect(await db.$count(person, eq(person.id, me.personId))).toBe(1);
});

test('after a week all personal data is erased at all properties', async () => {
  const me = await knownGuest(db, clock.now);
  await addPost(me, 'Gone with me');
  await plan(me, 'delete');
  clock.now += 6 * DAY_MS;
  await eraseAccounts();
  const early = await db.$count(person, eq(person.id, me.personId));
  clock.now += DAY_MS;

  await eraseAccounts();

  expect(early).toBe(1);
  expect((await get(pathOf('casa-miramar', 'guest'), { headers: me.headers })).status).toBe(401);
  expect(await db.$count(personKey, eq(personKey.value, me.address))).toBe(0);
  expect(await db.$count(post, eq(post.guestId, me.id))).toBe(0);
  const [left] = await db.select().from(guest).where(eq(guest.id, me.id));
  expect(left).toMatchObject({ firstName: null, nickName: null, personId: null, isVerified: false });
});

test('posts may stay without their author', async () => {
  const me = await knownGuest(db, clock.now);
  await addPost(me, 'The view stays');
  await plan(me, 'anonymise');
  clock.now += 7 * DAY_MS;

  await eraseAccounts();

  const [stored] = await db.select().from(post).where(eq(post.guestId, me.id));
  expect(stored?.text).toBe('The view stays');
});

test('a person restored by a backup is erased again', async () => {
  const me = await knownGuest(db, clock.now);
  await plan(me, 'delete');
  clock.now += 7 * DAY_MS;
  await eraseAccounts();
  await db.insert(person).values({ id: me.personId });
  await db.update(guest).set({ personId: me.personId, firstName: 'Ada' }).where(eq(guest.id, me.id));

  await eraseAccounts();

  expect(await db.$count(person, eq(person.id, me.personId))).toBe(0);
  const [left] = await db.select().from(guest).where(eq(guest.id, me.id));
  expect(left?.firstName).toBeNull();
});

async function addPost(me: KnownGuest, text: string): Promise<void> {
  const [row] = await db.select().from(guest).where(eq(guest.id, me.id));
  const whose = { propertyId: String(row?.propertyId), guestId: me.id, text, lang: 'en' };
  const [added] = await db.insert(post).values(whose).returning();
  await db.insert(comment).values({ ...whose, postId: String(added?.id) });
}

async function plan(me: KnownGuest, posts: 'delete' | 'anonymise'): Promise<void> {
  const reply = await send('POST', of('erase/code'), { headers: me.headers, body: {} });
  const proof = { otp_request_token: reply.body.otp_request_token, code: await codeFor(me.address) };
  const { status } = await send('POST', of('erase'), { headers: me.headers, body: { ...proof, posts } });
  expect(status).toBe(200);
}
