import { and, asc, eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import {
  contentWritten,
  contentWrittenPart,
  contentWrittenSet,
  menuItem,
  property,
} from '../../platform/db/tables/schema';
import { NOON } from '../../testing/noon';
import { testDatabase } from '../../testing/test-database';
import { propertyIdOf } from './rows/row-context';
import { publishFolder } from './testing/publish-folder';
import { viennaWith } from './testing/vienna';
import { publishVersion } from './versions/publish';
import { rowsOfFiles } from './versions/rows-of-files';
import { createVersionRepository } from './versions/version.repository';
import { createWrittenRepository } from './written/written.repository';
import { refreshHotels } from './module';

const db = await testDatabase();
const now = new Date(NOON);
const MENU = 'outlets/bar/menus/drinks.yaml';

/** A later version of the software, which reads another price from the same files. */
const dearer: typeof rowsOfFiles = (files) => {
  const rows = rowsOfFiles(files);
  return { ...rows, menuItem: rows.menuItem.map((row) => ({ ...row, price: row.price + 100 })) };
};

async function refresh(derive = rowsOfFiles) {
  const failures: [string, unknown][] = [];
  await refreshHotels(db, { now, derive, failed: (slug, error) => failures.push([slug, error]) });
  return failures;
}

const itemsOf = (slug: string) =>
  db
    .select({
      id: menuItem.id,
      price: menuItem.price,
      stockStatus: menuItem.stockStatus,
      xmin: sql<string>`${menuItem}.xmin::text`,
    })
    .from(menuItem)
    .where(eq(menuItem.propertyId, propertyIdOf(slug)))
    .orderBy(asc(menuItem.price));

const pricesOf = async (slug: string) => (await itemsOf(slug)).map(({ price }) => price);

test('rows that a later version of the software derives from the same files are written once', async () => {
  const slug = 'wien-later';
  await publishFolder(db, viennaWith([], slug));
  const before = await itemsOf(slug);
  const [first] = before;
  const isFirst = and(eq(menuItem.id, first?.id ?? ''), eq(menuItem.propertyId, propertyIdOf(slug)));
  await db.update(menuItem).set({ stockStatus: 'sold_out' }).where(isFirst);

  await refresh(dearer);
  const after = await itemsOf(slug);
  await refresh(dearer);

  expect(after.map(({ id, price }) => [id, price])).toEqual(before.map(({ id, price }) => [id, price + 100]));
  expect(after[0]?.stockStatus).toBe('sold_out');
  expect(await itemsOf(slug)).toEqual(after);
  expect((await createVersionRepository(db).list(slug)).map(({ state }) => state)).toEqual(['published']);
});

test('an earlier version of the software that starts again has its own rows, and a new version can be published', async () => {
  const slug = 'wien-earlier';
  await publishFolder(db, viennaWith([], slug));
  const before = await pricesOf(slug);
  const [{ position } = { position: -1 }] = await db.select().from(property).where(eq(property.slug, slug));

  await refresh(dearer);
  await publishFolder(db, viennaWith([[MENU, 'price: 4.80', 'price: 5.10']], slug));
  const published = await pricesOf(slug);
  await publishFolder(db, viennaWith([], slug));
  await refresh(dearer);
  await refresh();

  expect(published).toEqual(before.map((price) => (price === 480 ? 510 : price)).sort((a, b) => a - b));
  expect(await pricesOf(slug)).toEqual(before);
  expect((await db.select().from(property).where(eq(property.slug, slug)))[0]?.position).toBe(position);
});

test('a hotel that was changed by SQL is not refreshed, and the others are', async () => {
  await publishFolder(db, viennaWith([], 'wien-by-hand'));
  await publishFolder(db, viennaWith([], 'wien-untouched'));
  const before = await pricesOf('wien-untouched');
  await db
    .update(menuItem)
    .set({ price: 1 })
    .where(eq(menuItem.propertyId, propertyIdOf('wien-by-hand')));

  const failures = await refresh(dearer);

  expect(failures).toEqual([['wien-by-hand', expect.objectContaining({ code: 'changed-elsewhere' })]]);
  expect(new Set(await pricesOf('wien-by-hand'))).toEqual(new Set([1]));
  expect(await pricesOf('wien-untouched')).toEqual(before.map((price) => price + 100));
});

test('rows that the same software has derived are not derived again', async () => {
  const slug = 'wien-same';
  await publishFolder(db, viennaWith([], slug));
  const isOfHotel = eq(contentWrittenPart.propertyId, propertyIdOf(slug));
  const parts = () =>
    db.select().from(contentWrittenPart).where(isOfHotel).orderBy(asc(contentWrittenPart.part));
  const before = await parts();
  await db.update(contentWrittenPart).set({ rows: '[]', sha256: '' }).where(isOfHotel);
  const refreshAgain = () => refreshHotels(db, { now, failed: () => {} });

  await refreshAgain();
  const kept = await parts();
  await db.delete(contentWrittenPart).where(isOfHotel);
  await db.insert(contentWrittenPart).values(before.map((one) => ({ ...one, sha256: 'another' })));
  await db
    .update(contentWrittenSet)
    .set({ derivedBy: 'another' })
    .where(eq(contentWrittenSet.propertyId, propertyIdOf(slug)));
  await refreshAgain();

  expect(new Set(kept.map(({ rows }) => rows))).toEqual(new Set(['[]']));
  expect(before.length).toBeGreaterThan(5);
  expect(await parts()).toEqual(before);
});

/** Leaves the rows of the live version as a server of an earlier version of the software has recorded them. */
async function recordedByEarlierSoftware(slug: string) {
  const versions = createVersionRepository(db);
  const live = await versions.live(slug);
  if (!live) throw new Error('no version is live');
  const { propertyId, id: versionId } = live;
  const rows = { ...rowsOfFiles(await versions.filesOf(live), now) };
  await db.delete(contentWrittenSet).where(eq(contentWrittenSet.propertyId, propertyId));
  await db.insert(contentWritten).values({ propertyId, versionId, rows, derivedBy: 'earlier' });
}

test.each(['a start', 'a publication'])(
  '%s takes over what a server of an earlier version has recorded',
  async (what) => {
    const slug = `wien-whole-${what.at(-1)}`;
    const isOfHotel = eq(contentWritten.propertyId, propertyIdOf(slug));
    await publishFolder(db, viennaWith([], slug));
    const before = await itemsOf(slug);
    await recordedByEarlierSoftware(slug);

    if (what === 'a start') await refreshHotels(db, { now, failed: () => {} });
    const changes = await publishFolder(db, viennaWith([[MENU, 'price: 4.80', 'price: 5.10']], slug));

    expect(changes.flatMap(({ changed }) => changed)).toMatchObject([
      { before: { price: 480 }, after: { price: 510 } },
    ]);
    const after = await itemsOf(slug);
    expect(after.map(({ xmin }, i) => xmin === before[i]?.xmin)).toEqual([true, true, false]);
    expect(await db.$count(contentWritten, isOfHotel)).toBe(0);
    const live = await createVersionRepository(db).live(slug);
    const recorded = live && (await createWrittenRepository(db).rows(live));
    expect(recorded?.menuItem.map(({ price }) => price).sort()).toEqual([360, 420, 510]);
  },
);

test('a version that an earlier server publishes meanwhile counts more than the parts of the version before', async () => {
  const slug = 'wien-beside';
  await publishFolder(db, viennaWith([], slug));
  const isOfHotel = eq(contentWrittenPart.propertyId, propertyIdOf(slug));
  const parts = await db.select().from(contentWrittenPart).where(isOfHotel);
  const [set] = await db
    .select()
    .from(contentWrittenSet)
    .where(eq(contentWrittenSet.propertyId, propertyIdOf(slug)));
  await publishFolder(db, viennaWith([[MENU, 'price: 4.80', 'price: 5.10']], slug));
  await recordedByEarlierSoftware(slug);
  if (set) await db.insert(contentWrittenSet).values(set);
  await db.insert(contentWrittenPart).values(parts);

  const changes = await publishFolder(db, viennaWith([[MENU, 'price: 4.80', 'price: 4.90']], slug));

  expect(changes.flatMap(({ changed }) => changed)).toMatchObject([
    { before: { price: 510 }, after: { price: 490 } },
  ]);
});

test('versions that were stored when the check allowed more stay readable', async () => {
  const slug = 'wien-lenient';
  const files = viennaWith(
    [
      ['outlets/bar/policies.yaml', 'partyMax: 4', 'partyMax: 4, stayMinutes: { 2: 0, 4: 2000 }'],
      ['outlets/bar/tables.yaml', '4: [3, 4]', '"2": [3, 4]'],
    ],
    slug,
  );
  const texts = 'texts/en/outlets/bar/menus/drinks.yaml';
  files.set(texts, `${files.get(texts)}? { name }\n: { source: Wein, text: Wine }\n`);
  const propertyId = propertyIdOf(slug);
  const by = 'operator:test';
  const draft = await db.transaction((tx) =>
    createVersionRepository(tx).add({ propertyId, slug, files, pictures: new Map(), note: '', by }),
  );

  await publishVersion(db, draft, { now, by });
  await refresh(dearer);

  expect(await refresh()).toEqual([]);
  expect(await pricesOf(slug)).toEqual([360, 420, 480]);
});
