import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import {
  blockedTerm,
  chatSession,
  post,
  property as hotels,
  upload as uploads,
} from '../../../platform/db/tables/schema';
import { knownGuest } from '../../../testing/guests';
import { NOON } from '../../../testing/test-app';
import { photoAddress } from '../photos/photo-address';
import { property, testPosting } from '../testing/test-posting';

const suite = await testPosting();
const { db, get, send, author, body } = suite;
const [hotel] = await db.select().from(hotels).where(eq(hotels.slug, 'casa-miramar'));
if (!hotel) throw new Error('property not found');
await db.insert(blockedTerm).values([
  { propertyId: hotel.id, lang: '*', term: 'blubber', kind: 'word', action: 'block' },
  { propertyId: hotel.id, lang: '*', term: 'wobble', kind: 'word', action: 'review' },
]);
const publish = async (me: { headers: Record<string, string> }, fields: object) =>
  send('POST', `${property}/post`, { headers: me.headers, body: body(fields) });
const inFeed = async (headers: Record<string, string> = {}) =>
  ((await get(`${property}/posts`, { headers })).body.items as { id: string; status?: string }[]).map(
    ({ id, status }) => [id, status],
  );

test('a post with a blocked word is refused with the typed places, and nothing is stored', async () => {
  const me = await author();
  const wanted = body({ text: '  What blubber', tags: ['blubber'] });

  const { status, body: refusal } = await send('POST', `${property}/post`, {
    headers: me.headers,
    body: wanted,
  });

  expect([status, refusal.code, refusal.data]).toEqual([
    422,
    'blocked_term',
    {
      marks: [
        { field: 'text', from: 7, to: 14 },
        { field: 'tag:0', from: 0, to: 7 },
      ],
    },
  ]);
  expect(await db.select().from(post).where(eq(post.id, wanted.key))).toEqual([]);
});

test('a post for review is pending, and only its author sees it', async () => {
  const me = await author();

  const { status, body: sent } = await publish(me, { text: 'They wobble' });

  expect([status, sent.status, sent.canEdit, sent.canDelete]).toEqual([201, 'pending', false, true]);
  expect(await inFeed(me.headers)).toContainEqual([sent.id, 'pending']);
  expect((await inFeed()).map(([id]) => id)).not.toContain(sent.id);
  const other = await knownGuest(db, NOON);
  expect((await get(`${property}/post/${sent.id}`, { headers: other.headers })).status).toBe(404);
  expect((await send('PUT', `${property}/post/${sent.id}/like`, { headers: other.headers })).status).toBe(
    404,
  );
});

test('the author of a waiting post sees its photos, and nobody else does', async () => {
  const me = await author();
  const photo = { key: await suite.upload(me), alt: 'The pier' };
  const { body: sent } = await publish(me, { text: 'They wobble', photos: [photo] });
  expect(sent.images).toEqual([]);
  await db.insert(chatSession).values({
    hash: randomUUID(),
    guestId: me.id,
    propertyId: hotel.id,
    expiresAt: new Date(NOON + 3_600_000),
  });

  const { body: seen } = await get(`${property}/post/${sent.id}`, { headers: me.headers });

  expect(seen.images).toHaveLength(1);
  const addresses: string[] = [seen.images[0].url, seen.images[0].thumbUrl];
  for (const address of addresses) expect((await get(address)).status).toBe(200);
  const [upload] = await db.select().from(uploads).where(eq(uploads.linkedTo, sent.id));
  const publicAddress = photoAddress(String(upload?.key));
  expect((await get(publicAddress)).status).toBe(404);
  await db.update(post).set({ status: 'published' }).where(eq(post.id, sent.id));
  const { body: shown } = await get(`${property}/post/${sent.id}`);
  expect(shown.images[0].url).toBe(publicAddress);
});

test('an edit is checked like a new post, and a reported post cannot be edited', async () => {
  const me = await author();
  const { body: sent } = await publish(me, { text: 'Fine' });
  const edit = (text: string) =>
    send('PUT', `${property}/post/${sent.id}`, {
      headers: me.headers,
      body: { version: 1, text, photos: [], tags: [] },
    });

  expect((await edit('Blubber')).body.code).toBe('blocked_term');
  await send('PUT', `${property}/post/${sent.id}/flag`, { headers: (await knownGuest(db, NOON)).headers });

  const refused = await edit('Better');
  expect([refused.status, refused.body.code]).toEqual([409, 'under_review']);
  expect((await send('DELETE', `${property}/post/${sent.id}`, { headers: me.headers })).status).toBe(204);
});

test('nobody can post while the hotel has closed posting', async () => {
  const me = await author();
  const { sharePolicy } = hotel;
  await db
    .update(hotels)
    .set({ sharePolicy: { ...sharePolicy, isClosed: true } })
    .where(eq(hotels.id, hotel.id));

  const refused = await publish(me, {});
  const { body: own } = await get(`${property}/share/me`, { headers: me.headers });
  await db.update(hotels).set({ sharePolicy }).where(eq(hotels.id, hotel.id));

  expect([refused.status, refused.body.code, own.allowToPost]).toEqual([403, 'posting_closed', false]);
});

test('a nickname with a term is refused', async () => {
  const me = await author();
  const { body: profile } = await get(`${property}/guest`, { headers: me.headers });

  const refused = await send('PUT', `${property}/guest`, {
    headers: me.headers,
    body: { version: profile.user.version, nickName: 'Wobble' },
  });

  expect([refused.status, refused.body.code]).toEqual([422, 'blocked_term']);
});

test('a guest sees the places of blocked words before sending, but not those of words for review', async () => {
  const me = await author();
  const ask = (headers: Record<string, string>, fields: object) =>
    send('POST', `${property}/share/words`, {
      headers,
      body: { text: '', alts: [], tags: [], ...fields },
    });

  const { status, body: reply } = await ask(me.headers, {
    text: 'They wobble, what ｂｌｕｂｂｅｒ',
    alts: ['', 'b-l-u-b-b-e-r'],
    tags: ['blubber', 'sea'],
  });

  expect([status, reply]).toEqual([
    200,
    {
      marks: [
        { field: 'text', from: 18, to: 25 },
        { field: 'alt:1', from: 0, to: 13 },
        { field: 'tag:0', from: 0, to: 7 },
      ],
    },
  ]);
  expect((await ask(me.headers, { text: 'A calm sea' })).body).toEqual({ marks: [] });
});
