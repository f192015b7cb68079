import type { PostBody } from '@guest/shared/contracts/feed/posting.contract';
import { randomUUID } from 'node:crypto';
import { eq, inArray } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { outlet, post, postRestriction, upload } from '../../../platform/db/tables/schema';
import { knownGuest } from '../../../testing/guests';
import { CAMERA_SECRET, otherJpeg } from '../../upload/testing/sample-files';
import { property, testPosting } from '../testing/test-posting';

const {
  db,
  get,
  send,
  author,
  body,
  upload: uploadPhoto,
  post: sendPost,
  published,
  see,
  now,
  wait,
} = await testPosting();

const countOf = (id: string) => db.$count(post, eq(post.id, id));

test('a post appears in the feed with its id, cleaned text and tags', async () => {
  const me = await author();
  const sent = body({ text: '  Sunset!\n\n\n\nWow ', tags: ['#Sea', 'sea', 'Noël'] });

  const { status, body: reply } = await sendPost(me, sent);

  expect(status).toBe(201);
  expect(reply).toMatchObject({
    id: sent.key,
    text: 'Sunset!\n\nWow',
    tags: ['sea', 'noël'],
    isMine: true,
    canEdit: true,
    canDelete: true,
    version: 1,
    likes: 0,
  });
  const { body: feed } = await get(`${property}/posts`);
  const shown = feed.items.find(({ id }: { id: string }) => id === sent.key);
  expect(shown).toMatchObject({ text: 'Sunset!\n\nWow', isMine: false, canEdit: false, canDelete: false });
  expect(shown).not.toHaveProperty('editBy');
});

test('the same post sent ten times at once is published once', async () => {
  const me = await author();
  const sent = body({ photos: [{ key: await uploadPhoto(me), alt: 'Waves' }] });

  const replies = await Promise.all(Array.from({ length: 10 }, () => sendPost(me, sent)));

  expect(replies.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 201));
  expect(await countOf(sent.key)).toBe(1);
});

test('a repeated call returns the current post', async () => {
  const me = await author();
  const sent = body({ text: 'First' });
  await sendPost(me, sent);
  await send('PUT', `${property}/post/${sent.key}`, {
    headers: me.headers,
    body: { version: 1, text: 'Second', photos: [], tags: [] },
  });

  expect((await sendPost(me, sent)).body).toMatchObject({ text: 'Second', version: 2 });
});

test('the same post with photos uploaded anew is answered with what is there', async () => {
  const me = await author();
  const key = randomUUID();
  const sentWith = async (alts: string[], fields: Partial<PostBody> = {}) => {
    const photos = [];
    for (const alt of alts) photos.push({ key: await uploadPhoto(me), alt });
    return body({ key, text: 'At sea', tags: ['boat'], photos, ...fields });
  };
  const first = (await sendPost(me, await sentWith(['Bow', 'Stern']))).body;
  const again = await sentWith(['Bow', 'Stern']);

  const replies = await Promise.all([sendPost(me, again), sendPost(me, again)]);

  for (const reply of replies) expect([reply.status, reply.body.images]).toEqual([201, first.images]);
  // The photos that came again are shown nowhere, so the job of unused uploads deletes them.
  const unused = await db
    .select({ state: upload.state, linkedTo: upload.linkedTo })
    .from(upload)
    .where(
      inArray(
        upload.key,
        again.photos.map((photo) => photo.key),
      ),
    );
  expect(unused).toEqual([
    { state: 'clean', linkedTo: null },
    { state: 'clean', linkedTo: null },
  ]);
  // An edit in the meantime changes what is shown, and not what was sent.
  const [image] = first.images;
  const edit = { version: 1, text: 'Ashore', photos: [{ url: image.url, alt: 'Land' }], tags: [] };
  expect((await send('PUT', `${property}/post/${key}`, { headers: me.headers, body: edit })).status).toBe(
    200,
  );
  const late = await sendPost(me, await sentWith(['Bow', 'Stern']));
  expect([late.status, late.body.text]).toEqual([201, 'Ashore']);
  for (const other of [
    await sentWith(['Stern', 'Bow']),
    await sentWith(['Bow']),
    await sentWith(['Bow', 'Stern'], { text: 'Other' }),
  ])
    expect((await sendPost(me, other)).body.code).toBe('sent_otherwise');
});

test('a key with another photo under the same words is refused', async () => {
  const me = await author();
  const sent = body({ photos: [{ key: await uploadPhoto(me), alt: '' }] });
  await sendPost(me, sent);

  const reply = await sendPost(me, { ...sent, photos: [{ key: await uploadPhoto(me, otherJpeg), alt: '' }] });

  expect([reply.status, reply.body.code]).toEqual([409, 'sent_otherwise']);
});

test('a key with other content, or of another guest, is refused', async () => {
  const [me, other] = [await author(), await author()];
  const sent = body();
  await sendPost(me, sent);

  for (const reply of [await sendPost(me, { ...sent, text: 'Other' }), await sendPost(other, sent)]) {
    expect([reply.status, reply.body.code]).toEqual([409, 'sent_otherwise']);
  }
  expect((await see(sent.key)).body.text).toBe(sent.text);
});

test('a post that was deleted is not published again by a late attempt', async () => {
  const me = await author();
  const sent = body();
  await sendPost(me, sent);
  await send('DELETE', `${property}/post/${sent.key}`, { headers: me.headers });

  const late = await sendPost(me, sent);

  expect([late.status, late.body.code]).toEqual([404, 'post_gone']);
});

test('the rules of texts, tags and photos', async () => {
  const me = await author();
  const refused = async (fields: object) => (await sendPost(me, fields)).body;
  const photo = { key: 'p/casa-miramar/x.jpg', alt: '' };

  expect(await refused({ text: ' \u200b\n' })).toMatchObject({ code: 'post_empty' });
  expect(await refused({ text: '👨‍👩‍👧‍👦'.repeat(1_001) })).toMatchObject({
    code: 'text_too_long',
    error: '1 character over the limit.',
  });
  expect(await refused({ photos: Array.from({ length: 5 }, () => photo) })).toMatchObject({
    code: 'too_many_images',
  });
  expect(await refused({ photos: [{ ...photo, alt: 'x'.repeat(1_003) }] })).toMatchObject({
    code: 'text_too_long',
    error: '3 characters over the limit.',
    data: { field: 'alt:0' },
    fields: [{ field: 'alt:0', code: 'text_too_long' }],
  });
  expect(await refused({ photos: [photo] })).toMatchObject({ code: 'photo_unknown' });
  for (const tags of [['two words'], ['x'.repeat(31)], [''], ['a', 'b', 'c', 'd', 'e', 'f']]) {
    expect(await refused({ tags })).toMatchObject({ code: 'tag_invalid' });
  }
  expect(await refused({ outletUuid: randomUUID() })).toMatchObject({ code: 'place_unknown' });
  expect((await sendPost(me, { text: '👨‍👩‍👧‍👦'.repeat(1_000) })).status).toBe(201);
});

test('for any input the reply is a post or a clear error', async () => {
  const text = fc.string({ unit: 'binary', maxLength: 60 });
  await fc.assert(
    fc.asyncProperty(text, fc.array(text, { maxLength: 6 }), fc.boolean(), async (typed, tags, isAnyway) => {
      const me = await author();
      const sent = body({ text: typed, tags, isAnyway });
      const { status, body: reply } = await sendPost(me, sent);
      expect([201, 400, 409, 422]).toContain(status);
      expect(await countOf(sent.key)).toBe(status === 201 ? 1 : 0);
      if (status !== 201)
        expect(reply).toMatchObject({ code: expect.any(String), error: expect.any(String) });
    }),
    { numRuns: 40 },
  );
});

test('a room number is published only after a confirmation', async () => {
  const me = await author();
  const sent = body({ text: 'Party in room 204' });

  const reply = await sendPost(me, sent);
  expect([reply.status, reply.body.code]).toEqual([409, 'looks_private']);
  expect(reply.body.data).toEqual({ kinds: ['room'], marks: [{ field: 'text', from: 9, to: 17 }] });

  expect((await sendPost(me, { ...sent, isAnyway: true })).status).toBe(201);
});

test('P-03 a guest who may not post is told why, and nothing is written', async () => {
  const guests = {
    sign_in: await knownGuest(db, now(), { isVerified: false }),
    first_name_required: await knownGuest(db, now(), { firstName: null }),
    nick_name_required: await knownGuest(db, now()),
    guidelines_required: await knownGuest(db, now(), { nickName: `Nick ${randomUUID()}` }),
  };
  for (const [code, me] of Object.entries(guests)) {
    const sent = body();
    const reply = await sendPost(me, sent);
    expect([reply.status, reply.body.code]).toEqual([403, code]);
    expect(await countOf(sent.key)).toBe(0);
  }
});

test('a restricted guest is told the end of the restriction, and repeated calls for published posts still succeed', async () => {
  const me = await author();
  const earlier = body();
  await sendPost(me, earlier);
  const row = await db.query.guest.findFirst({ where: (one, { eq: is }) => is(one.id, me.id) });
  const until = new Date(now() + 2 * 24 * 3_600_000);
  await db
    .insert(postRestriction)
    .values({ guestId: me.id, propertyId: String(row?.propertyId), until, reasonCode: 'spam' });

  const refused = await sendPost(me);
  expect(refused.body).toMatchObject({
    code: 'posting_restricted',
    error: "You can't post until 12 June 2026. Contact reception if you think this is wrong.",
    data: { until: until.toISOString() },
  });
  expect((await sendPost(me, earlier)).status).toBe(201);
});

test('at most five posts in ten minutes are accepted, and a repeated call is not counted', async () => {
  const me = await author();
  const sent = body();
  for (let i = 0; i < 4; i += 1) await published(me);
  for (let i = 0; i < 5; i += 1) expect((await sendPost(me, sent)).status).toBe(201);

  const refused = await sendPost(me);
  expect([refused.status, refused.body.code, refused.body.retryAfter]).toEqual([429, 'rate_limited', 600]);
  wait(10);
  expect((await sendPost(me)).status).toBe(201);
});

test('a photo is shown without metadata and with its size', async () => {
  const me = await author();
  const key = await uploadPhoto(me);

  const { images } = await published(me, { text: '', photos: [{ key, alt: 'The <b>sea</b>' }] });

  expect(images).toEqual([
    {
      url: expect.stringMatching(/^\/post-photos\/casa-miramar\/[0-9a-f-]{36}\.jpg$/),
      thumbUrl: expect.stringMatching(/\.jpg-960\.webp$/),
      alt: 'The <b>sea</b>',
      width: 1_200,
      height: 800,
    },
  ]);
  const shown = await get(String(images[0]?.url));
  expect(shown.headers).toMatchObject({
    'content-type': 'image/jpeg',
    'cache-control': 'private, max-age=300',
  });
  expect(shown.text).not.toContain(CAMERA_SECRET);
  expect((await get(String(images[0]?.thumbUrl))).headers['content-type']).toBe('image/webp');
});

test('a photo of another guest, or one that another post shows, is not found', async () => {
  const [me, other] = [await author(), await author()];
  const photo = { key: await uploadPhoto(me), alt: '' };

  expect((await sendPost(other, { photos: [photo] })).body.code).toBe('photo_unknown');
  expect((await sendPost(me, { photos: [photo, photo] })).body.code).toBe('photo_unknown');
  const [first, second] = await Promise.all([
    sendPost(me, { photos: [photo] }),
    sendPost(me, { photos: [photo] }),
  ]);
  const refused = [first, second].filter(({ status }) => status !== 201);
  expect(refused.map((one) => one.body.code)).toEqual(['photo_unknown']);
});

test('a photo is not readable before its post is published', async () => {
  const me = await author();
  const key = await uploadPhoto(me);

  expect((await get(`/post-photos/${key.slice(2)}`)).status).toBe(404);
  expect(await db.$count(upload, eq(upload.key, key))).toBe(1);
});

test('a tagged place is named in the language of the reader', async () => {
  const me = await author();
  const place = await db.query.outlet.findFirst({ where: eq(outlet.slug, 'mare-alta') });

  const { place: shown } = await published(me, { outletUuid: String(place?.id) });

  expect(shown).toEqual({
    type: 'outlet',
    uuid: place?.id,
    slug: 'mare-alta',
    name: place?.name['en'],
  });
});
