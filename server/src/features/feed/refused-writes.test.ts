import { commentingContract } from '@guest/shared/contracts/feed/commenting.contract';
import { feedContract } from '@guest/shared/contracts/feed/feed.contract';
import { postingContract } from '@guest/shared/contracts/feed/posting.contract';
import { moderationContract } from '@guest/shared/contracts/moderation/moderation.contract';
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { postRestriction } from '../../platform/db/tables/schema';
import { knownGuest, type KnownGuest } from '../../testing/guests';
import { property, testPosting } from './testing/test-posting';

const { db, get, send, author, body, upload, published, now } = await testPosting();
const HOUR_MS = 3_600_000;
const GUEST_TABLES = [
  'post',
  'post_revision',
  'post_like',
  'comment',
  'comment_revision',
  'comment_like',
  'guest_block',
  'report',
  'moderation_case',
  'consent',
];

/** A digest of everything that guests write in Share. */
async function written(): Promise<string> {
  const parts = GUEST_TABLES.map((table) =>
    sql.raw(`select coalesce(md5(string_agg(t::text, ',' order by t::text)), '') as part from ${table} t`),
  );
  const digests: string[] = [];
  for (const part of parts) {
    const { rows } = await db.execute<{ part: string }>(part);
    digests.push(rows[0]?.part ?? '');
  }
  return digests.join();
}

const owner = await author();
const photo = await upload(owner);
const post = await published(owner, { text: 'Sunset', photos: [{ key: photo, alt: 'The sun' }] });
const commented = await send('POST', `${property}/post/${post.id}/comments`, {
  headers: owner.headers,
  body: { key: randomUUID(), text: 'First' },
});
const commentId = String(commented.body.id);

interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  body?: object;
}

/** Every call of Share that only guests may make, as a guest without anything special sends it. */
const calls = (): Call[] => [
  { method: 'POST', path: '/post', body: body() },
  {
    method: 'PUT',
    path: `/post/${post.id}`,
    body: { version: post.version, text: 'Mine', photos: [], tags: [] },
  },
  { method: 'DELETE', path: `/post/${post.id}` },
  { method: 'POST', path: `/post/${post.id}/appeal`, body: { text: 'Why?' } },
  { method: 'POST', path: `/post/${post.id}/comments`, body: { key: randomUUID(), text: 'Second' } },
  { method: 'PUT', path: `/comment/${commentId}`, body: { version: 1, text: 'Mine' } },
  { method: 'DELETE', path: `/comment/${commentId}` },
  { method: 'POST', path: `/comment/${commentId}/appeal`, body: { text: 'Why?' } },
  ...(['post/' + post.id, 'comment/' + commentId] as const).flatMap((subject): Call[] => [
    { method: 'PUT', path: `/${subject}/like`, body: {} },
    { method: 'PUT', path: `/${subject}/unlike`, body: {} },
    { method: 'PUT', path: `/${subject}/flag`, body: { reasonCode: 'spam' } },
    { method: 'PUT', path: `/${subject}/unflag`, body: {} },
  ]),
  { method: 'PUT', path: '/guidelines/accept', body: { version: '1' } },
  { method: 'GET', path: '/share/blocks' },
  { method: 'PUT', path: `/guest/${owner.id}/block` },
  { method: 'DELETE', path: `/guest/${owner.id}/block` },
  { method: 'PUT', path: `/guest/${owner.id}/flag`, body: { reasonCode: 'spam' } },
  { method: 'PUT', path: `/guest/${owner.id}/unflag`, body: {} },
  { method: 'POST', path: '/share/words', body: { text: 'Sea', alts: [], tags: [] } },
  { method: 'POST', path: '/uploads', body: { type: 'photo', ext: 'jpg', size: 10, purpose: 'post' } },
];

const make = ({ method, path, body: sent }: Call, headers: Record<string, string>) =>
  method === 'GET'
    ? get(property + path, { headers })
    : send(method, property + path, { headers, ...(sent && { body: sent }) });

/** Makes every call and returns those that were not refused, or that wrote something. */
async function notRefused(
  headers: Record<string, string>,
  isExpected: (status: number, call: Call) => boolean,
): Promise<string[]> {
  const found: string[] = [];
  for (const call of calls()) {
    const before = await written();
    const { status } = await make(call, headers);
    const isSame = (await written()) === before;
    if (!isExpected(status, call) || !isSame)
      found.push(`${call.method} ${call.path}: ${status}${isSame ? '' : ', and something was written'}`);
  }
  return found;
}

test('the list of calls contains every call of the contracts that only guests may make', () => {
  const contracts = [feedContract, postingContract, commentingContract, moderationContract];
  const guarded = contracts.flatMap((one) => Object.values(one)).filter((one) => 'needsGuest' in one);
  const isListed = ({ method, path }: (typeof guarded)[number]) => {
    const pattern = new RegExp(`^${path.replace('/web/property/:property', '').replace(/:\w+/g, '[^/]+')}$`);
    return calls().some((call) => call.method === method && pattern.test(call.path));
  };

  expect(guarded.length).toBeGreaterThan(0);
  expect(guarded.filter((one) => !isListed(one)).map(({ method, path }) => `${method} ${path}`)).toEqual([]);
});

test('no call of a visitor or a guest of another hotel writes anything', async () => {
  const elsewhere = await knownGuest(db, now(), { slug: 'qasr-al-bahr' });

  expect(await notRefused({}, (status) => status === 401)).toEqual([]);
  expect(await notRefused(elsewhere.headers, (status) => [401, 403, 404].includes(status))).toEqual([]);
});

test('P-03 a restricted guest, and one without a nickname, publish nothing', async () => {
  const restricted = await author();
  await db.insert(postRestriction).values({
    guestId: restricted.id,
    propertyId: sql`(select property_id from guest where id = ${restricted.id})`,
    until: new Date(now() + HOUR_MS),
    reasonCode: 'spam',
  });
  const nameless = await knownGuest(db, now());
  const publishing = ['/post', `/post/${post.id}/comments`];
  for (const who of [restricted, nameless]) {
    for (const call of calls().filter(({ path }) => publishing.includes(path))) {
      const before = await written();
      const { status } = await send('POST', property + call.path, {
        headers: who.headers,
        body: call.body ?? {},
      });
      expect([call.path, status]).toEqual([call.path, 403]);
      expect(await written()).toBe(before);
    }
  }
});

test('nobody can change, delete or appeal for content of another guest', async () => {
  const other = await author();
  const others = calls().filter(
    ({ method, path }) =>
      path.endsWith('/appeal') ||
      ((method === 'PUT' || method === 'DELETE') && /^\/(post|comment)\/[^/]+$/.test(path)),
  );
  expect(others).toHaveLength(6);
  for (const call of others) {
    const before = await written();
    const { status } = await make(call, other.headers);
    expect([call.path, status]).toEqual([call.path, 404]);
    expect(await written()).toBe(before);
  }
});

test.each<[string, (me: KnownGuest) => object | Promise<object>]>([
  ['the photo of another guest', async () => ({ photos: [{ key: await upload(await author()), alt: '' }] })],
  ['a photo that another post shows', () => ({ photos: [{ key: photo, alt: '' }] })],
  [
    'a photo key that leaves its folder',
    () => ({ photos: [{ key: 'p/casa-miramar/../../etc/passwd', alt: '' }] }),
  ],
  ['the key of another guest’s post', () => ({ key: post.id })],
  ['a key that is none', () => ({ key: "'; drop table post; --" })],
  ['five photos', () => ({ photos: Array.from({ length: 5 }, () => ({ key: photo, alt: '' })) })],
  [
    'an alternative text of 5,000 letters',
    async (me) => ({ photos: [{ key: await upload(me), alt: 'x'.repeat(5_000) }] }),
  ],
  ['ten megabytes of text', () => ({ text: 'x'.repeat(10_000_000) })],
  ['a text that is a number', () => ({ text: 7 })],
  ['nothing but characters that nobody sees', () => ({ text: '\u0000\u202e\u200b\u2066' })],
  ['NUL in the middle', () => ({ text: 'Good\u0000 evening' })],
  ['the id of another author', () => ({ guestId: owner.id })],
  ['a pin and a status', () => ({ isPinned: true, status: 'published' })],
])('a post with %s is refused, and nothing is written', async (_what, fields) => {
  const me = await author();
  const sent = { ...body(), ...(await fields(me)) };
  const before = await written();

  const { status } = await send('POST', `${property}/post`, { headers: me.headers, body: sent });

  expect(status).toBeGreaterThanOrEqual(400);
  expect(status).toBeLessThan(500);
  expect(await written()).toBe(before);
});

test('characters that reorder text are removed, and the rest is published', async () => {
  const me = await author();
  const stored = await published(me, { text: 'Good \u202eevening\u2066 مرحبا' });

  expect(stored.text).toBe('Good evening مرحبا');
});
