import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { guest, property } from '../../platform/db/tables/schema';
import { testApp } from '../../testing/test-app';

const { get, db } = await testApp();

async function guestOf(slug: string, facts: Partial<typeof guest.$inferInsert>) {
  const [propertyRow] = await db.select().from(property).where(eq(property.slug, slug));
  if (!propertyRow) throw new Error('property not found');
  await db.insert(guest).values({ propertyId: propertyRow.id, firstName: 'Ada', isVerified: true, ...facts });
}

test('R-07 the public profile has name and picture only', async () => {
  await guestOf('casa-miramar', {
    nickName: 'Sea Breeze',
    lastName: 'Lovelace',
    room: '7001',
    profilePic: '/pictures/face.svg',
  });

  const { body, text } = await get('/web/guest/sea%20breeze');

  expect(body).toEqual({ username: 'Sea Breeze', nickName: 'Sea Breeze', profilePic: '/pictures/face.svg' });
  for (const secret of ['casa-miramar', 'Lovelace', 'Ada', '7001']) expect(text).not.toContain(secret);
});

test('R-07 a nickname used at two properties has no picture', async () => {
  await guestOf('casa-miramar', { nickName: 'Twin', profilePic: '/one.svg' });
  await guestOf('higashiyama-an', { nickName: 'twin', profilePic: '/other.svg' });

  const { body } = await get('/web/guest/Twin');

  expect(body).not.toHaveProperty('profilePic');
});

test.each([
  ['an unverified guest', 'Not Yet', { nickName: 'Not Yet', isVerified: false }],
  ['nobody', 'No One', null],
])('R-07 the name of %s is not found', async (_who, name, facts) => {
  if (facts) await guestOf('casa-miramar', facts);

  expect((await get(`/web/guest/${encodeURIComponent(name)}`)).status).toBe(404);
});
