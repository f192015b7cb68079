import { and, asc, eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import {
  activity,
  activitySession,
  contentVersion,
  contentWritten,
  favorite,
  menuItem,
  outlet,
  post,
  property,
} from '../platform/db/tables/schema';
import { placedOrder } from '../features/order/testing/order-builder';
import { testPictures } from '../testing/demo-pictures';
import { NOON, testApp } from '../testing/test-app';
import { testDatabase } from '../testing/test-database';
import { adoptDemo } from './adopt-demo';
import { demoId } from './life/demo-id';

const SLOW = { timeout: 120_000 };
const now = new Date(NOON);
const pictures = await testPictures();

/**
 * Creates a database as an earlier version of the suite has filled it: hotels without folders, generated pictures,
 * and activities without timetables.
 */
async function earlierDemo() {
  const db = await testDatabase('filled');
  await db.delete(contentWritten);
  await db.delete(contentVersion);
  const drawn = [{ scene: 'terrace', seed: 7, alt: { en: 'The terrace' } }];
  await db
    .update(post)
    .set({ pictures: drawn })
    .where(sql`jsonb_array_length(${post.pictures}) > 0`);
  await db.update(outlet).set({ pictures: drawn });
  await db.update(activity).set({ timetable: null });
  return db;
}

type Db = Awaited<ReturnType<typeof earlierDemo>>;

async function adopt(db: Db) {
  const failures: unknown[] = [];
  await adoptDemo(db, { now, pictures, failed: (...failure) => failures.push(failure) });
  expect(failures).toEqual([]);
}

const idsOf = async (db: Db, table: typeof outlet | typeof menuItem | typeof activitySession | typeof post) =>
  (await db.select({ id: table.id }).from(table).orderBy(asc(table.id))).map(({ id }) => id);

test(
  'a demo of an earlier version is published from its folders, keeps its rows, and files replace its generated pictures',
  SLOW,
  async () => {
    const db = await earlierDemo();
    const tables = [outlet, menuItem, activitySession, post];
    const before = await Promise.all(tables.map((table) => idsOf(db, table)));
    const [miramar] = await db.select().from(property).where(eq(property.slug, 'casa-miramar'));
    const propertyId = miramar?.id ?? '';
    const [bar] = await db
      .select()
      .from(outlet)
      .where(and(eq(outlet.propertyId, propertyId), eq(outlet.slug, 'bar-do-farol')));
    const guestId = demoId('casa-miramar', 'guest', 'g01');
    const outletId = bar?.id ?? '';
    await db.insert(favorite).values({ propertyId, guestId, type: 'outlet', uuid: outletId });
    const order = await placedOrder(db, { guestId, outletId });
    const [sold] = await db.select().from(menuItem).where(eq(menuItem.propertyId, propertyId)).limit(1);
    const isSold = eq(menuItem.id, sold?.id ?? '');
    await db.update(menuItem).set({ stockStatus: 'sold_out', stockLeft: 3 }).where(isSold);

    await adopt(db);
    await adopt(db);

    expect(await Promise.all(tables.map((table) => idsOf(db, table)))).toEqual(before);
    expect(await db.$count(contentVersion)).toBe(3);
    expect(await db.$count(favorite, eq(favorite.uuid, outletId))).toBe(1);
    expect(order).toBeDefined();
    expect(await db.select().from(menuItem).where(isSold)).toMatchObject([
      { stockStatus: 'sold_out', stockLeft: 3 },
    ]);
    const { get } = await testApp({ db });

    const { body: outlets } = await get('/web/property/casa-miramar/outlets');
    const { body: posts } = await get('/web/property/casa-miramar/posts?limit=50');
    const shown = [...outlets.items, ...posts.items].flatMap(({ images = [] }) => images);
    const statuses = await Promise.all(
      shown.map(async ({ url }: { url: string }) => (await get(url)).status),
    );

    expect(shown.length).toBeGreaterThan(8);
    expect(new Set(statuses)).toEqual(new Set([200]));
  },
);

test('a withdrawn hotel stays withdrawn, and a hotel that is not marked as demo is not changed', async () => {
  const db = await earlierDemo();
  const at = new Date(NOON - 1_000);
  await db.update(property).set({ withdrawnAt: at }).where(eq(property.slug, 'casa-miramar'));
  await db.update(property).set({ isDemo: false }).where(eq(property.slug, 'qasr-al-bahr'));

  await adopt(db);

  const versions = await db.select().from(contentVersion).orderBy(asc(contentVersion.slug));
  expect(versions.map(({ slug, state }) => `${slug} ${state}`)).toEqual([
    'casa-miramar published',
    'higashiyama-an published',
  ]);
  const [hotel] = await db.select().from(property).where(eq(property.slug, 'casa-miramar'));
  expect(hotel?.withdrawnAt).toEqual(at);
});
