import { expect, test } from 'vitest';
import { property, suiteMeta } from '../../../platform/db/tables/schema';
import { testDatabase } from '../../../testing/test-database';
import { publishFolder } from '../testing/publish-folder';
import { viennaWith } from '../testing/vienna';
import { eraseHotel } from './erase-hotel';

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
