import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { guest, post, property } from '../../../platform/db/tables/schema';
import { NOON, testApp } from '../../../testing/test-app';

const { send, db, signIn } = await testApp({ now: () => NOON });

async function guestAndPost(slug = 'casa-miramar') {
  const [house] = await db.select().from(property).where(eq(property.slug, slug));
  const propertyId = String(house?.id);
  const [me] = await db.insert(guest).values({ propertyId, firstName: 'Ada' }).returning();
  const [mine] = await db
    .insert(post)
    .values({ propertyId, text: 'The sea', lang: 'en', guestId: me?.id })
    .returning();
  if (!me || !mine) throw new Error('nothing was written');
  const path = (act: string) => `/web/property/casa-miramar/post/${mine.id}/${act}`;
  return { headers: await signIn(me.id), post: mine.id, path };
}

test('C-03 S-01 liking a post repeatedly counts once, and the like can be removed', async () => {
  const { headers, post: id, path } = await guestAndPost();

  const first = await send('PUT', path('like'), { headers });
  const second = await send('PUT', path('like'), { headers });
  const undone = await send('PUT', path('unlike'), { headers });

  expect(first).toMatchObject({ status: 200, body: { id, isLiked: true, likes: 1 } });
  expect(second.body).toEqual({ id, isLiked: true, likes: 1 });
  expect(undone.body).toEqual({ id, isLiked: false, likes: 0 });
});

test('P-01 a like by an anonymous visitor is rejected with 401', async () => {
  const { path } = await guestAndPost();

  expect((await send('PUT', path('like'))).status).toBe(401);
});

test('a post of another property cannot be liked', async () => {
  const { headers } = await guestAndPost();
  const elsewhere = await guestAndPost('qasr-al-bahr');

  expect((await send('PUT', elsewhere.path('like'), { headers })).status).toBe(404);
});
