import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { expect, onTestFinished, test, vi } from 'vitest';
import { comment, guest, post, postLike, property } from '../../../platform/db/tables/schema';
import { NOON, testApp } from '../../../testing/test-app';

const HIGH_RATE = { burst: 10_000, perSecond: 10_000 };
const { send, get, db, signIn } = await testApp({
  now: () => NOON,
  limits: { perAddress: HIGH_RATE, perToken: HIGH_RATE },
});
const DAY_MS = 24 * 3_600_000;
const KINDS = ['post', 'comment'] as const;

async function newGuest(slug = 'casa-miramar') {
  const [propertyRow] = await db.select().from(property).where(eq(property.slug, slug));
  const propertyId = String(propertyRow?.id);
  const [me] = await db.insert(guest).values({ propertyId, firstName: 'Ada' }).returning();
  if (!me) throw new Error('nothing was written');
  return { ...me, headers: await signIn(me.id) };
}

async function newPost({ id: guestId, propertyId }: { id: string; propertyId: string }) {
  const facts = { propertyId, text: 'The sea', lang: 'en', guestId };
  const [made] = await db.insert(post).values(facts).returning();
  const postId = String(made?.id);
  const [reply] = await db
    .insert(comment)
    .values({ ...facts, postId })
    .returning();
  return { post: postId, comment: String(reply?.id) };
}

async function guestAndPost(slug = 'casa-miramar') {
  const me = await newGuest(slug);
  const ids = await newPost(me);
  return { headers: me.headers, ids, path: pathOf(ids) };
}

const pathOf = (ids: Record<(typeof KINDS)[number], string>) => (kind: (typeof KINDS)[number], act: string) =>
  `/web/property/casa-miramar/${kind}/${ids[kind]}/${act}`;

test.each(KINDS)(
  'C-03 S-01 liking a %s repeatedly counts once, and the like can be removed',
  async (kind) => {
    const { headers, ids, path } = await guestAndPost();
    const id = ids[kind];

    const first = await send('PUT', path(kind, 'like'), { headers });
    const second = await send('PUT', path(kind, 'like'), { headers });
    const undone = await send('PUT', path(kind, 'unlike'), { headers });

    expect(first).toMatchObject({ status: 200, body: { id, isLiked: true, likes: 1, seq: NOON } });
    expect(second.body).toMatchObject({ id, isLiked: true, likes: 1 });
    expect(undone.body).toMatchObject({ id, isLiked: false, likes: 0 });
    expect(undone.body.seq).toBeGreaterThan(second.body.seq);
  },
);

test.each(KINDS)('a like of a %s is saved, counted and answered by one statement', async (kind) => {
  const { headers, path } = await guestAndPost();
  const like = () => send('PUT', path(kind, 'like'), { headers });
  await like();
  // Statements of a transaction would go another way, and would not be seen here.
  const query = vi.spyOn(db.$client, 'query');
  onTestFinished(() => query.mockRestore());

  const { body } = await like();

  const texts = query.mock.calls.map(([given]: unknown[]) =>
    typeof given === 'object' && given !== null && 'text' in given ? String(given.text) : String(given),
  );
  expect(body.likes).toBe(1);
  expect(texts.filter((text) => /\b(post|comment)(_like)?\b/.test(text))).toEqual([
    expect.stringMatching(/^\s*with saved as \(\s*insert into .*count\(\*\)/s),
  ]);
});

test.each(KINDS)(
  'a request about a %s that arrives late changes nothing and gets the current state',
  async (kind) => {
    const { headers, path } = await guestAndPost();
    const seq = NOON + 5;

    await send('PUT', path(kind, 'unlike'), { headers, body: { seq } });
    const late = await send('PUT', path(kind, 'like'), { headers, body: { seq: seq - 1 } });
    const doubled = await send('PUT', path(kind, 'like'), { headers, body: { seq } });

    expect([late, doubled]).toMatchObject(
      Array(2).fill({ status: 200, body: { isLiked: false, likes: 0, seq } }),
    );
  },
);

test('a request without a seq takes effect, even if the clock of another device is ahead', async () => {
  const { headers, path } = await guestAndPost();
  const seq = NOON + DAY_MS;

  await send('PUT', path('post', 'like'), { headers, body: { seq } });
  const bare = await send('PUT', path('post', 'unlike'), { headers });

  expect(bare.body).toMatchObject({ isLiked: false, likes: 0, seq: seq + 1 });
});

test.each([{ seq: NOON + DAY_MS + 1 }, { seq: -1 }, { seq: 1.5 }, { seq: '7' }, { seq: 1, guestId: 'me' }])(
  'a like with %o is rejected',
  async (body) => {
    const { headers, path } = await guestAndPost();

    expect((await send('PUT', path('post', 'like'), { headers, body })).status).toBe(400);
  },
);

test('a guest sees the seq of their own choice, and a visitor does not', async () => {
  const { headers, ids, path } = await guestAndPost();
  await send('PUT', path('post', 'unlike'), { headers, body: { seq: NOON } });
  const address = `/web/property/casa-miramar/post/${ids.post}`;

  expect((await get(address, { headers })).body).toMatchObject({ isLiked: false, likes: 0, likeSeq: NOON });
  expect((await get(address)).body).not.toHaveProperty('likeSeq');
});

test('in any order of arrival, the choice with the greatest seq wins', async () => {
  const choice = fc.record({ isLiked: fc.boolean(), seq: fc.integer({ min: 1, max: 20 }) });

  await fc.assert(
    fc.asyncProperty(fc.array(choice, { minLength: 1, maxLength: 12 }), async (choices) => {
      const me = await newGuest();
      const path = pathOf(await newPost(me));
      const answers = await Promise.all(
        choices.map(({ isLiked, seq }) =>
          send('PUT', path('post', isLiked ? 'like' : 'unlike'), { headers: me.headers, body: { seq } }),
        ),
      );
      const last = await send('PUT', path('post', 'like'), { headers: me.headers, body: { seq: 0 } });

      const newest = Math.max(...choices.map(({ seq }) => seq));
      const possible = choices.filter(({ seq }) => seq === newest).map(({ isLiked }) => isLiked);
      expect(last.body.seq).toBe(newest);
      expect(possible).toContain(last.body.isLiked);
      expect(last.body.likes).toBe(last.body.isLiked ? 1 : 0);
      // Each answer tells a state that held, never one older than its own request.
      for (const [i, { status, body }] of answers.entries()) {
        expect([status, body.seq >= (choices[i]?.seq ?? 0), body.likes]).toEqual([
          200,
          true,
          Number(body.isLiked),
        ]);
      }
    }),
    { numRuns: 40 },
  );
});

test('likes of many guests at once are all counted', async () => {
  const guests = await Promise.all(Array.from({ length: 12 }, () => newGuest()));
  const ids = await newPost(guests[0] ?? (await newGuest()));
  const path = pathOf(ids);

  await Promise.all(guests.map(({ headers }) => send('PUT', path('post', 'like'), { headers })));
  await Promise.all(
    guests.slice(0, 5).map(({ headers }) => send('PUT', path('post', 'unlike'), { headers })),
  );

  expect((await get(`/web/property/casa-miramar/post/${ids.post}`)).body.likes).toBe(7);
  expect(await db.$count(postLike, eq(postLike.postId, ids.post))).toBe(12);
});

test('sixty likes a minute are accepted, and then a guest has to wait', async () => {
  const { headers, path } = await guestAndPost();

  const statuses = [];
  for (let i = 0; i < 61; i += 1) {
    statuses.push((await send('PUT', path('post', 'like'), { headers })).status);
  }

  expect([statuses.filter((status) => status === 200).length, statuses.at(-1)]).toEqual([60, 429]);
});

test.each(KINDS)('P-01 a like of a %s by an anonymous visitor is rejected with 401', async (kind) => {
  const { path } = await guestAndPost();

  expect((await send('PUT', path(kind, 'like'))).status).toBe(401);
});

test.each(KINDS)('a %s of another property, and one that is gone, cannot be liked', async (kind) => {
  const { headers, ids } = await guestAndPost();
  const elsewhere = await guestAndPost('qasr-al-bahr');
  await db.update(post).set({ status: 'hidden' }).where(eq(post.id, ids.post));
  const statusOf = async (id: string) =>
    (await send('PUT', `/web/property/casa-miramar/${kind}/${id}/like`, { headers })).status;

  expect([
    await statusOf(elsewhere.ids[kind]),
    await statusOf(ids[kind]),
    await statusOf(randomUUID()),
  ]).toEqual([404, 404, 404]);
});
