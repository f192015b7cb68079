import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { menuItem } from '../../../platform/db/tables/schema';
import { testDatabase } from '../../../testing/test-database';
import { propertyIdOf } from '../rows/row-context';
import { draftOf, publishFolder } from '../testing/publish-folder';
import { viennaWith } from '../testing/vienna';
import { createVersionRepository } from './version.repository';

const db = await testDatabase('filled');
const MENU = 'outlets/bar/menus/drinks.yaml';

test('drafts that are stored at the same time get different numbers', async () => {
  const drafts = await Promise.all(Array.from({ length: 5 }, () => draftOf(db, viennaWith([], 'wien-many'))));

  expect(drafts.map(({ number }) => number).sort()).toEqual([1, 2, 3, 4, 5]);
  expect(await createVersionRepository(db).list('wien-many')).toHaveLength(5);
});

test('of two who publish at the same time, one gets a conflict', async () => {
  await publishFolder(db, viennaWith([], 'wien-two'));
  const folders = ['3.70', '3.80'].map((price) => viennaWith([[MENU, '3.60', price]], 'wien-two'));

  const results = await Promise.allSettled(folders.map((files) => publishFolder(db, files)));

  const refused = results.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
  // If one stores its draft only after the other has been published, both succeed in turn.
  for (const reason of refused) expect(reason).toMatchObject({ code: 'base-moved' });
  expect(refused.length).toBeLessThan(2);
  const states = (await createVersionRepository(db).list('wien-two')).map(({ state }) => state);
  expect(states.filter((state) => state === 'published')).toHaveLength(1);
});

test('a publisher who cannot get a lock is told to try again, and nothing has changed', async () => {
  await publishFolder(db, viennaWith([], 'wien-busy'));
  const ofHotel = eq(menuItem.propertyId, propertyIdOf('wien-busy'));
  const before = await db.select().from(menuItem).where(ofHotel);

  await db.transaction(async (tx) => {
    await tx.select().from(menuItem).where(ofHotel).for('update');
    const published = publishFolder(db, viennaWith([[MENU, '3.60', '3.90']], 'wien-busy')).catch(
      (error: unknown) => error,
    );
    // Cancels the statement, as the statement timeout would do after a minute.
    await expect.poll(cancelWaiting, { timeout: 20_000 }).toBe(1);
    expect(await published).toMatchObject({ name: 'ContentConflict', code: 'busy' });
  });

  expect(await db.select().from(menuItem).where(ofHotel)).toEqual(before);
});

async function cancelWaiting(): Promise<number | null> {
  const { rowCount } = await db.execute(
    sql`select pg_cancel_backend(pid) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query like '%menu_item%for no key update%'`,
  );
  return rowCount;
}
