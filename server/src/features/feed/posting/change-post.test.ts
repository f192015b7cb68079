import { eq } from 'drizzle-orm';
import { afterEach, expect, test } from 'vitest';
import { comment, post, postRestriction, postRevision, upload } from '../../../platform/db/tables/schema';
import { property, testPosting } from '../testing/test-posting';
import { createDeleteOldPosts } from './delete-old-posts.job';

const {
  app,
  db,
  get,
  author,
  upload: uploadPhoto,
  published,
  edit,
  remove,
  see,
  now,
  wait,
} = await testPosting();
const change = (fields: object = {}) => ({ version: 1, text: 'Changed', photos: [], tags: [], ...fields });
afterEach(() => wait(11));

test('an author edits a post within 15 minutes, and its earlier text is kept for moderation only', async () => {
  const me = await author();
  const { id } = await published(me, { text: 'First', tags: ['sea'] });
  wait(14.9);

  const { status, body } = await edit(me, id, change({ tags: ['pool'] }));

  expect(status).toBe(200);
  expect(body).toMatchObject({ text: 'Changed', tags: ['pool'], version: 2, editedAt: expect.any(String) });
  const revisions = await db.select().from(postRevision).where(eq(postRevision.postId, id));
  expect(revisions).toMatchObject([{ version: 1, text: 'First', tags: ['sea'] }]);
  expect((await see(id)).text).not.toContain('First');
});

test('after 15 minutes a post can only be deleted', async () => {
  const me = await author();
  const { id } = await published(me);
  wait(15.1);

  const late = await edit(me, id, change());

  expect([late.status, late.body.code]).toEqual([409, 'edit_window_closed']);
  expect((await see(id, me)).body).toMatchObject({ canEdit: false, canDelete: true, version: 1 });
  expect((await remove(me, id)).status).toBe(204);
});

test('an edit that comes after its time hears so, whichever version the author has seen', async () => {
  const me = await author();
  const { id } = await published(me);
  await edit(me, id, change());
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const send = async (version: number) => {
    const answer = await fetch(`${address}${property}/post/${id}`, {
      method: 'PUT',
      headers: { ...me.headers, 'content-type': 'application/json' },
      body: JSON.stringify(change({ version, text: 'Changed once more' })),
    });
    const { code } = await answer.json();
    return [answer.status, code];
  };

  const inTime = await send(1);
  wait(15.1);
  const late = [await send(1), await send(2)];

  expect(inTime).toEqual([409, 'version_conflict']);
  expect(late).toEqual(Array(2).fill([409, 'edit_window_closed']));
  expect((await see(id, me)).body).toMatchObject({ text: 'Changed', version: 2 });
});

test('an edit one second before the end of the 15 minutes is accepted, and one second after it refused', async () => {
  const me = await author();
  const [early, late] = [await published(me), await published(me)];
  wait(15 - 1 / 60);
  const accepted = await edit(me, early.id, change());
  wait(2 / 60);

  const refused = await edit(me, late.id, change());

  expect(accepted.status).toBe(200);
  expect([refused.status, refused.body.code]).toEqual([409, 'edit_window_closed']);
});

test('a restricted guest cannot put another text in place of an earlier one, but can delete it', async () => {
  const me = await author();
  const { id } = await published(me, { text: 'Nice pool' });
  const [row] = await db.select().from(post).where(eq(post.id, id));
  await db.insert(postRestriction).values({
    guestId: me.id,
    propertyId: String(row?.propertyId),
    until: new Date(now() + 3_600_000),
    reasonCode: 'spam',
  });

  const refused = await edit(me, id, change());

  expect([refused.status, refused.body.code]).toEqual([403, 'posting_restricted']);
  expect((await edit(me, id, change({ text: 'Nice pool' }))).status).toBe(200);
  expect((await see(id)).body).toMatchObject({ text: 'Nice pool', version: 1 });
  expect((await remove(me, id)).status).toBe(204);
});

test('of two edits at the same moment one succeeds, and the other gets its result', async () => {
  const me = await author();
  const { id } = await published(me);

  const replies = await Promise.all([
    edit(me, id, change({ text: 'A' })),
    edit(me, id, change({ text: 'B' })),
  ]);

  const [won] = replies.filter(({ status }) => status === 200);
  const [lost] = replies.filter(({ status }) => status === 409);
  expect(lost?.body).toMatchObject({ code: 'version_conflict', data: { text: won?.body.text, version: 2 } });
});

test('an edit whose reply was lost can be sent again', async () => {
  const me = await author();
  const { id } = await published(me);
  await edit(me, id, change());

  expect((await edit(me, id, change())).body).toMatchObject({ text: 'Changed', version: 2 });
});

test('an edit obeys the rules of texts', async () => {
  const me = await author();
  const { id } = await published(me);

  expect((await edit(me, id, change({ text: '' }))).body.code).toBe('post_empty');
  expect((await edit(me, id, change({ text: 'Room 204' }))).body.code).toBe('looks_private');
  expect((await see(id)).body.version).toBe(1);
});

test('photos can be described, put in order and removed, but not added', async () => {
  const me = await author();
  const [first, second] = [await uploadPhoto(me), await uploadPhoto(me)];
  const photos = [first, second].map((key) => ({ key, alt: '' }));
  const { id, images } = await published(me, { photos });
  const [one, two] = images.map(({ url }) => url);

  const swapped = change({
    photos: [
      { url: two, alt: 'Waves' },
      { url: one, alt: '' },
    ],
  });
  expect((await edit(me, id, swapped)).body.images).toMatchObject([{ url: two, alt: 'Waves' }, { url: one }]);
  const { body } = await edit(me, id, change({ version: 2, photos: [{ url: two, alt: 'Waves' }] }));
  expect(body.images).toMatchObject([{ url: two, alt: 'Waves' }]);
  expect((await get(String(one))).status).toBe(404);
  expect((await get(String(two))).status).toBe(200);

  const other = await published(me, { photos: [{ key: await uploadPhoto(me), alt: '' }] });
  const foreign = change({ version: 3, photos: [{ url: other.images[0]?.url, alt: '' }] });
  expect((await edit(me, id, foreign)).body.code).toBe('photo_unknown');
});

test('a deleted post, its comments and its photos are gone at once; deleting it again changes nothing', async () => {
  const me = await author();
  const key = await uploadPhoto(me);
  const { id, images } = await published(me, { photos: [{ key, alt: '' }] });
  const row = await db.query.post.findFirst({ where: eq(post.id, id) });
  await db
    .insert(comment)
    .values({ propertyId: String(row?.propertyId), postId: id, guestId: me.id, text: 'Nice', lang: 'en' });

  expect([(await remove(me, id)).status, (await remove(me, id)).status]).toEqual([204, 204]);

  expect((await see(id, me)).status).toBe(404);
  expect((await get(`${property}/post/${id}/comments`)).status).toBe(404);
  expect((await get(String(images[0]?.url))).status).toBe(404);
  expect(await db.select({ state: upload.state }).from(upload).where(eq(upload.key, key))).toEqual([
    { state: 'doomed' },
  ]);
});

test('of an edit and a deletion at the same moment, either one happens first, and the post is gone', async () => {
  const me = await author();
  const { id } = await published(me);

  const [edited, removed] = await Promise.all([edit(me, id, change()), remove(me, id)]);

  expect([200, 404]).toContain(edited.status);
  expect(removed.status).toBe(204);
  expect((await see(id, me)).status).toBe(404);
});

test('only the author can change a post; others get 404', async () => {
  const [me, other] = [await author(), await author()];
  const elsewhere = await author({});
  const { id } = await published(me);

  for (const guest of [other, elsewhere]) {
    expect((await edit(guest, id, change())).status).toBe(404);
    expect((await remove(guest, id)).status).toBe(404);
  }
  expect((await see(id)).body.version).toBe(1);
});

test('a hidden post cannot be edited, but deleted', async () => {
  const me = await author();
  const { id } = await published(me);
  await db.update(post).set({ status: 'hidden' }).where(eq(post.id, id));

  expect((await edit(me, id, change())).status).toBe(404);
  expect((await remove(me, id)).status).toBe(204);
});

test('deleted posts and earlier texts are deleted for good after 30 days', async () => {
  const me = await author();
  const [edited, deleted] = [await published(me), await published(me)];
  await edit(me, edited.id, change());
  await remove(me, deleted.id);
  const runAfter = (days: number) => createDeleteOldPosts(db, () => now() + days * 24 * 3_600_000)();
  const left = async () => [
    await db.$count(postRevision, eq(postRevision.postId, edited.id)),
    await db.$count(post, eq(post.id, deleted.id)),
  ];

  await runAfter(29);
  expect(await left()).toEqual([1, 1]);
  await runAfter(31);
  expect(await left()).toEqual([0, 0]);
});
