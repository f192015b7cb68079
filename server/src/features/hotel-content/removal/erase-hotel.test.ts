import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { guest, property, suiteMeta } from '../../../platform/db/tables/schema';
import { knownGuest } from '../../../testing/guests';
import { NOON } from '../../../testing/noon';
import { testDatabase } from '../../../testing/test-database';
import { publishFolder } from '../testing/publish-folder';
import { viennaWith } from '../testing/vienna';
import { eraseHotel, filesOfHotel } from './erase-hotel';

test('once the last demo hotel is erased, the demo counts as removed, even if there are other hotels', async () => {
  const db = await testDatabase('filled');
  await publishFolder(db, viennaWith([], 'wien-erased'));
  const invented = (await db.select().from(property)).filter(({ isDemo }) => isDemo);
  const seen: string[] = [];

  for (const { id } of invented) {
    await db.transaction((tx) => eraseHotel(tx, id));
    seen.push(...(await db.select({ demo: suiteMeta.demo }).from(suiteMeta)).map(({ demo }) => demo));
  }

  expect(seen).toEqual(['filled', 'filled', 'removed']);
  expect((await db.select().from(property)).map(({ slug }) => slug)).toEqual(['wien-erased']);
});

test('the photo of a person who is a guest elsewhere too is not among the files of the hotel', async () => {
  const db = await testDatabase('filled');
  const here = await knownGuest(db, NOON, { slug: 'casa-miramar' });
  const alone = await knownGuest(db, NOON, { slug: 'casa-miramar' });
  const elsewhere = await knownGuest(db, NOON, { slug: 'qasr-al-bahr' });
  for (const { id } of [here, elsewhere])
    await db.update(guest).set({ profilePic: 'photo-of-a-traveller' }).where(eq(guest.id, id));
  await db.update(guest).set({ profilePic: 'photo-of-one-hotel' }).where(eq(guest.id, alone.id));

  const [hotel] = await db.select().from(property).where(eq(property.slug, 'casa-miramar'));
  const { photos } = await filesOfHotel(db, hotel?.id ?? '');

  expect(photos).toContain('photo-of-one-hotel');
  expect(photos).not.toContain('photo-of-a-traveller');
});
