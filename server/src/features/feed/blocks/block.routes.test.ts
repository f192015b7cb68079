import { expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { comment, guestBlock, post } from '../../../platform/db/tables/schema';
import { property, testPosting } from '../testing/test-posting';

const { db, get, send, author, published, see } = await testPosting();

test('a blocked guest is not seen by the one who blocked them, in posts and comments, until unblocked', async () => {
  const [me, other, third] = [await author(), await author(), await author()];
  const theirs = await published(other, { text: 'From a blocked guest' });
  const mine = await published(me);
  const row = await db.query.post.findFirst({ where: eq(post.id, mine.id) });
  await db.insert(comment).values({
    propertyId: String(row?.propertyId),
    postId: mine.id,
    guestId: other.id,
    text: 'Blocked words',
    lang: 'en',
  });
  const block = (method: 'PUT' | 'DELETE') =>
    send(method, `${property}/guest/${other.id}/block`, { headers: me.headers });

  expect([(await block('PUT')).status, (await block('PUT')).status]).toEqual([204, 204]);

  expect((await see(theirs.id, me)).status).toBe(404);
  expect((await get(`${property}/posts`, { headers: me.headers })).text).not.toContain(
    'From a blocked guest',
  );
  expect((await get(`${property}/post/${mine.id}/comments`, { headers: me.headers })).text).not.toContain(
    'Blocked',
  );
  expect((await see(theirs.id, third)).status).toBe(200);
  expect((await see(mine.id, other)).status).toBe(200);

  expect((await block('DELETE')).status).toBe(204);
  expect((await see(theirs.id, me)).status).toBe(200);
});

test('a guest reads whom they have blocked, the latest first, and nobody else reads it', async () => {
  const [me, first, second] = [await author(), await author(), await author()];
  const blocks = async (guest: typeof me) =>
    (await get(`${property}/share/blocks`, { headers: guest.headers })).body as {
      guests: { uuid: string }[];
    };
  for (const { id } of [first, second])
    await send('PUT', `${property}/guest/${id}/block`, { headers: me.headers });
  await db
    .update(guestBlock)
    .set({ createdAt: new Date(0) })
    .where(eq(guestBlock.blockedId, first.id));

  expect((await blocks(me)).guests.map(({ uuid }) => uuid)).toEqual([second.id, first.id]);
  expect((await blocks(first)).guests).toEqual([]);

  await send('DELETE', `${property}/guest/${second.id}/block`, { headers: me.headers });
  expect((await blocks(me)).guests).toMatchObject([{ uuid: first.id }]);
});

test('guests cannot block themselves', async () => {
  const me = await author();
  const { status } = await send('PUT', `${property}/guest/${me.id}/block`, { headers: me.headers });
  expect(status).toBe(404);
});
