import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { comment, guest, post, postLike, property } from '../../platform/db/tables/schema';
import { readLifePart } from '../../demo/life/read-life';
import { NOON, testApp } from '../../testing/test-app';
import { toFeedCursor } from './model/feed-cursor';

const { get, send, db, signIn } = await testApp();
const here = '/web/property/casa-miramar';

interface Post {
  id: string;
  createdAt: string;
  isPinned: boolean;
  author: { isStaff: boolean; nickName: string };
}

test('E-04 a post has id, isLiked, likes, isFlagged and commentsCount', async () => {
  const { body } = await get(`${here}/posts`);

  expect(body.items[0]).toMatchObject({
    id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    isLiked: false,
    likes: expect.any(Number),
    isFlagged: false,
    commentsCount: expect.any(Number),
  });
});

test('the pages contain every post once, pinned posts first and then the newest', async () => {
  const posts: Post[] = [];
  for (let cursor: string | null = ''; cursor !== null;) {
    const { body } = await get(`${here}/posts?limit=7${cursor && `&cursor=${cursor}`}`);
    posts.push(...body.items);
    cursor = body.nextCursor;
  }

  expect(posts).toHaveLength((await readLifePart('casa-miramar', 'posts')).length);
  expect(new Set(posts.map(({ id }) => id)).size).toBe(posts.length);
  const rank = ({ isPinned, createdAt }: Post) => `${isPinned ? 1 : 0} ${createdAt}`;
  expect(posts.map(rank)).toEqual(posts.map(rank).sort().reverse());
});

test('a post published while a guest pages through the feed does not change the next pages', async () => {
  const { body: first } = await get(`${here}/posts?limit=3`);
  const { body: before } = await get(`${here}/posts?limit=3&cursor=${first.nextCursor}`);
  await write({ text: 'Just now' });

  const { body: after } = await get(`${here}/posts?limit=3&cursor=${first.nextCursor}`);

  expect(after).toEqual(before);
});

test('a cursor that an earlier release has given still returns the posts after it', async () => {
  const facts = (hour: string) => ({ createdAt: new Date(`2025-03-01T${hour}:00:00Z`) });
  await write({ text: 'Before noon', ...facts('11') });
  // `0.1740830400000.7d9f2c1e-4b6a-4f83-9c25-0a1b2c3d4e5f`, as base64url: not pinned, at noon on 1 March 2025.
  const cursor = 'MC4xNzQwODMwNDAwMDAwLjdkOWYyYzFlLTRiNmEtNGY4My05YzI1LTBhMWIyYzNkNGU1Zg';

  const { status, body } = await get(`${here}/posts?cursor=${cursor}&limit=1`);

  expect([status, body.items.map((one: { text: string }) => one.text)]).toEqual([200, ['Before noon']]);
});

test('newer posts can be requested from a page, and are the same as when paging down', async () => {
  const { body: all } = await get(`${here}/posts?limit=100`);
  const ids = all.items.map((one: Post) => one.id);
  const { body: first } = await get(`${here}/posts?limit=5`);
  const { body: second } = await get(`${here}/posts?limit=5&cursor=${first.nextCursor}`);

  const { body: up } = await get(`${here}/posts?limit=3&before=${second.prevCursor}`);

  expect(up.items.map((one: Post) => one.id)).toEqual(ids.slice(2, 5));
  const fresh = await write({ text: 'Just posted', createdAt: new Date(NOON + 1_000) });
  const { body: latest } = await get(`${here}/posts?limit=5&before=${first.prevCursor}`);
  const known = new Set(ids);
  const unknown = latest.items.filter((one: Post) => !known.has(one.id)).map((one: Post) => one.id);
  expect(unknown).toContain(fresh);
});

test('the page around a post contains it, and continues in both directions', async () => {
  const { body: all } = await get(`${here}/posts?limit=100`);
  const ids: string[] = all.items.map((one: Post) => one.id);
  for (const [at, id] of ids.entries()) {
    const { body } = await get(`${here}/posts?limit=6&around=${id}`);
    const got: string[] = body.items.map((one: Post) => one.id);
    const begin = ids.indexOf(String(got[0]));
    expect(got).toEqual(ids.slice(begin, begin + got.length));
    expect(got).toContain(id);
    expect(begin).toBe(Math.max(0, at - 3));
    if (begin + got.length < ids.length) {
      const { body: next } = await get(`${here}/posts?limit=1&cursor=${body.nextCursor}`);
      expect(next.items[0].id).toBe(ids[begin + got.length]);
    } else expect(body.nextCursor).toBeNull();
  }
  expect((await get(`${here}/posts?around=${randomUUID()}`)).status).toBe(404);
});

test('a page has 25 posts by default', async () => {
  expect((await get(`${here}/posts`)).body.items).toHaveLength(25);
});

test('the feed can be filtered by tag', async () => {
  const id = await write({ text: 'With a tag', tags: ['stargazing'] });

  const { body } = await get(`${here}/posts?tag=stargazing`);

  expect(body.items.map((one: Post) => one.id)).toEqual([id]);
});

test('likes, flags and ownership are those of the viewer', async () => {
  const [me, other] = await twoGuests();
  const id = await write({ text: 'Mine', guestId: me.id });
  const mine = { propertyId: me.propertyId, postId: id, guestId: me.id };
  await db.insert(postLike).values([mine, { ...mine, guestId: other.id }]);
  const viewer = await signIn(me.id);
  await send('PUT', `${here}/post/${id}/flag`, { headers: viewer });

  const seenBy = async (headers: Record<string, string>) =>
    (await get(`${here}/post/${id}`, { headers })).body;

  expect(await seenBy(viewer)).toMatchObject({
    likes: 2,
    isLiked: true,
    isFlagged: true,
    isMine: true,
  });
  expect(await seenBy(await signIn(other.id))).toMatchObject({
    likes: 2,
    isLiked: true,
    isFlagged: false,
    isMine: false,
  });
  expect(await seenBy({})).toMatchObject({ likes: 2, isLiked: false, isFlagged: false, isMine: false });
});

test.each(['pending', 'hidden', 'removed', 'deleted', 'expired'] as const)(
  'a post with status %s is not shown',
  async (status) => {
    const id = await write({ text: status, status });

    expect((await get(`${here}/post/${id}`)).status).toBe(404);
    expect((await get(`${here}/post/${id}/comments`)).status).toBe(404);
    expect((await get(`${here}/posts?limit=100`)).text).not.toContain(id);
  },
);

test.each(['pending', 'hidden', 'removed'] as const)(
  'the author of a post with status %s reads it and its comments, nobody else does',
  async (status) => {
    const [me, other] = await twoGuests();
    const id = await write({ text: status, status, guestId: me.id });
    await db
      .insert(comment)
      .values({ propertyId: me.propertyId, postId: id, guestId: other.id, text: 'Nice', lang: 'en' });
    const [author, reader] = [await signIn(me.id), await signIn(other.id)];

    expect((await get(`${here}/post/${id}`, { headers: author })).body).toMatchObject({ id, status });
    const thread = await get(`${here}/post/${id}/comments`, { headers: author });
    expect([thread.status, thread.body.items]).toMatchObject([200, [{ text: 'Nice' }]]);
    expect((await get(`${here}/post/${id}`, { headers: reader })).status).toBe(404);
    expect((await get(`${here}/post/${id}/comments`, { headers: reader })).status).toBe(404);
  },
);

test('a post past its expiry is not shown', async () => {
  const over = await write({ text: 'Over', expiresAt: new Date(NOON - 1) });
  const still = await write({ text: 'Still', expiresAt: new Date(NOON + 1) });

  expect((await get(`${here}/post/${over}`)).status).toBe(404);
  expect((await get(`${here}/post/${still}`)).status).toBe(200);
});

test('a guest is shown by nickname only', async () => {
  const [me] = await twoGuests();
  const id = await write({ text: 'Who am I', guestId: me.id });

  const { body, text } = await get(`${here}/post/${id}`);

  expect(body.author).toEqual({ uuid: me.id, nickName: me.nickName, isStaff: false });
  for (const secret of [me.lastName, me.chatUuid, me.reservationNumber]) expect(text).not.toContain(secret);
});

test('comments are paged oldest first, and only published ones are counted', async () => {
  const [me] = await twoGuests();
  const id = await write({ text: 'Talk to me' });
  const commentOf = (text: string, minutes: number, status: 'published' | 'removed' = 'published') => ({
    propertyId: me.propertyId,
    postId: id,
    guestId: me.id,
    text,
    lang: 'en',
    status,
    createdAt: new Date(NOON + minutes * 60_000),
  });
  await db
    .insert(comment)
    .values([
      commentOf('two', 2),
      commentOf('one', 1),
      commentOf('three', 3),
      commentOf('gone', 4, 'removed'),
    ]);

  const { body: first } = await get(`${here}/post/${id}/comments?limit=2`);
  const { body: rest } = await get(`${here}/post/${id}/comments?limit=2&cursor=${first.nextCursor}`);

  const texts = [...first.items, ...rest.items].map(({ text }: { text: string }) => text);
  expect(texts).toEqual(['one', 'two', 'three']);
  expect(rest.nextCursor).toBeNull();
  expect((await get(`${here}/post/${id}`)).body.commentsCount).toBe(3);
});

test('the guidelines have a version', async () => {
  const { body } = await get(`${here}/guidelines`);

  expect(body).toMatchObject({ version: '1', paragraphs: expect.any(Array) });
  expect(body.paragraphs.length).toBeGreaterThan(0);
});

test.each([
  ['/posts?cursor=nonsense', 400],
  [`/posts?cursor=${Buffer.from(`0.99999999999999999.${randomUUID()}`).toString('base64url')}`, 400],
  [`/posts?cursor=${Buffer.from(`0.1.${'-'.repeat(36)}`).toString('base64url')}`, 400],
  [`/posts?cursor=${toFeedCursor({ isPinned: false, createdAt: new Date(0), id: randomUUID() })}`, 200],
  ['/posts?limit=0', 400],
  ['/posts?limit=101', 400],
  ['/posts?limit=1.5', 400],
  ['/posts?limit=7&limit=8', 400],
  ['/posts?tag=%00', 400],
  [`/posts?tag=${'x'.repeat(41)}`, 400],
  ['/posts?tag=%27);drop%20table%20post;--', 200],
  ['/posts?__proto__=1', 400],
  ['/post/1', 400],
  [`/post/${randomUUID()}`, 404],
  [`/post/${randomUUID()}/comments`, 404],
])('%s returns status %i', async (path, status) => {
  expect((await get(`${here}${path}`)).status).toBe(status);
});

test('a post of another property is not found', async () => {
  const [foreign] = (await get('/web/property/qasr-al-bahr/posts')).body.items;

  expect((await get(`${here}/post/${foreign.id}`)).status).toBe(404);
  expect((await get(`${here}/post/${foreign.id}/comments`)).status).toBe(404);
  expect((await get(`${here}/posts?limit=100`)).text).not.toContain(foreign.id);
});

type NewPost = Partial<typeof post.$inferInsert> & { text: string };

async function write(facts: NewPost): Promise<string> {
  const [me] = await twoGuests();
  const id = randomUUID();
  await db.insert(post).values({
    id,
    propertyId: me.propertyId,
    guestId: me.id,
    lang: 'en',
    createdAt: new Date(NOON),
    ...facts,
  });
  return id;
}

async function twoGuests() {
  const found = await db
    .select({ guest })
    .from(guest)
    .innerJoin(property, eq(property.id, guest.propertyId))
    .where(eq(property.slug, 'casa-miramar'))
    .orderBy(guest.id)
    .limit(2);
  const [me, other] = found.map((row) => row.guest);
  if (!me || !other) throw new Error('there are no guests');
  return [me, other] as const;
}
