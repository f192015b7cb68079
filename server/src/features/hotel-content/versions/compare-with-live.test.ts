import { asc, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { contentWrittenSet, menuItem, outlet } from '../../../platform/db/tables/schema';
import { NOON } from '../../../testing/noon';
import { testDatabase } from '../../../testing/test-database';
import { lockContent } from '../lock/content-lock';
import { propertyIdOf } from '../rows/row-context';
import { draftOf, publishFolder } from '../testing/publish-folder';
import { viennaWith } from '../testing/vienna';
import { compareHere, readWritten, stateOf, type Compare } from './compare-with-live';
import { publishVersion } from './publish';
import { rowsOfFiles } from './rows-of-files';
import { createVersionRepository } from './version.repository';
import { createWrittenRepository } from '../written/written.repository';

const db = await testDatabase();
const versions = createVersionRepository(db);
const written = createWrittenRepository(db);
const options = { now: new Date(NOON), by: 'operator:test' };

const draftWith = (slug: string, edit: readonly [file: string, from: string, to: string]) =>
  draftOf(db, viennaWith([edit], slug));

/** Marks the rows of the live version as written by another version of the software, as a start after an update does. */
const writeAnew = (slug: string, derivedBy: string) =>
  db
    .update(contentWrittenSet)
    .set({ derivedBy })
    .where(eq(contentWrittenSet.propertyId, propertyIdOf(slug)));

const isContentLocked = (slug: string) =>
  db
    .transaction(async (tx) => {
      await tx.execute(`set local lock_timeout = '500ms'`);
      await lockContent(tx, propertyIdOf(slug));
    })
    .then(
      () => false,
      () => true,
    );

test('a version that goes live during the comparison is compared with, without the lock, and overwritten', async () => {
  const slug = 'wien-moved';
  await publishFolder(db, viennaWith([], slug));
  const draft = await draftWith(slug, ['outlets/bar/menus/drinks.yaml', 'price: 4.80', 'price: 4.90']);
  const other = await draftWith(slug, ['outlets/bar/outlet.yaml', 'name: Bar im Hof', 'name: Hofbar']);
  const locked: boolean[] = [];
  const compare: Compare = async (input) => {
    locked.push(await isContentLocked(slug));
    if (locked.length === 1) await publishVersion(db, other, options);
    return compareHere()(input);
  };

  await publishVersion(db, draft, { ...options, overwrite: true, compare });

  const wanted = rowsOfFiles(await versions.filesOf(draft));
  const isOfHotel = eq(menuItem.propertyId, propertyIdOf(slug));
  const items = await db.select().from(menuItem).where(isOfHotel).orderBy(asc(menuItem.id));
  const outlets = await db
    .select()
    .from(outlet)
    .where(eq(outlet.propertyId, propertyIdOf(slug)));
  expect(new Map(items.map(({ id, price }) => [id, price]))).toEqual(
    new Map(wanted.menuItem.map(({ id, price }) => [id, price])),
  );
  expect(new Map(outlets.map(({ id, name }) => [id, name]))).toEqual(
    new Map(wanted.outlet.map(({ id, name }) => [id, name])),
  );
  expect(locked).toEqual([false, false]);
});

test('a publisher compares three times at most if something else is live each time', async () => {
  const slug = 'wien-moves-on';
  await publishFolder(db, viennaWith([], slug));
  const draft = await draftWith(slug, ['outlets/bar/outlet.yaml', 'name: Bar im Hof', 'name: Hofbar']);
  let tries = 0;
  const compare: Compare = async (input) => {
    tries += 1;
    await writeAnew(slug, `start ${tries}`);
    return compareHere()(input);
  };

  await expect(publishVersion(db, draft, { ...options, compare })).rejects.toMatchObject({ code: 'busy' });
  expect(tries).toBe(3);
  expect((await versions.live(slug))?.number).toBe(draft.base);
});

test('rows that are written anew while they are read do not count as current', async () => {
  const slug = 'wien-read-between';
  await publishFolder(db, viennaWith([], slug));
  const live = await versions.live(slug);
  const before = await stateOf(written, live);
  /** Lets the start of a new version of the software come after each read. */
  const between = async <T>(read: Promise<T>): Promise<T> => {
    const value = await read;
    await writeAnew(slug, 'newer');
    return value;
  };

  const { state } = await readWritten(
    {
      versions,
      written: {
        ...written,
        derivedBy: (version) => between(written.derivedBy(version)),
        hashes: (version) => between(written.hashes(version)),
      },
    },
    slug,
    db,
  );

  expect(state).toBe(before);
  expect(await stateOf(written, live)).not.toBe(before);
});
