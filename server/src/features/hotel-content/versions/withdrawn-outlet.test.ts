import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { contentWritten, contentWrittenSet } from '../../../platform/db/tables/schema';
import { diner } from '../../../testing/diners';
import { NOON, testApp } from '../../../testing/test-app';
import { refreshHotels } from '../module';
import { publishFolder } from '../testing/publish-folder';
import { viennaWith } from '../testing/vienna';
import { rowsOfFiles } from './rows-of-files';
import { createVersionRepository } from './version.repository';

const suite = await testApp();
const { db } = suite;
const TOMORROW = '2026-06-11T19:00';

function withoutBar(slug: string): Map<string, string> {
  const files = viennaWith(
    [['directories/the-house.yaml', '    links: [{ label: Zur Bar, outlet: bar }]\n', '']],
    slug,
  );
  for (const path of files.keys()) if (path.includes('outlets/bar/')) files.delete(path);
  return files;
}

test('guests keep the tables that they have booked when an outlet leaves the folder, also after an update', async () => {
  const slug = 'wien-no-bar';
  await publishFolder(db, viennaWith([], slug));
  const guest = await diner(suite, { slug });
  const booking = await guest.seat('bar', TOMORROW);

  await publishFolder(db, withoutBar(slug));
  await refreshHotels(db, {
    now: new Date(NOON),
    failed: (_, error) => expect.fail(String(error)),
    derive: (files, now) => rowsOfFiles(files, now),
  });
  await publishFolder(db, withoutBar(slug));

  expect((await guest.one(booking.uuid)).body).toMatchObject({ status: 'confirmed', tableName: '1' });
  expect((await guest.hold('bar', '2026-06-12T19:00')).status).toBe(404);
  expect((await guest.cancel(booking.uuid)).status).toBe(200);
});

test('an outlet that comes back has its tables again, and one that is booked cannot be left out then', async () => {
  const slug = 'wien-bar-back';
  await publishFolder(db, viennaWith([], slug));
  const guest = await diner(suite, { slug });
  const booking = await guest.seat('bar', TOMORROW);
  await publishFolder(db, withoutBar(slug));

  const fewer = viennaWith([['outlets/bar/tables.yaml', '2: [1, 2]', '2: [2]']], slug);
  await expect(publishFolder(db, fewer)).rejects.toMatchObject({ code: 'table-in-use' });
  await publishFolder(db, viennaWith([], slug));

  expect((await guest.one(booking.uuid)).body).toMatchObject({ status: 'confirmed', tableName: '1' });
  expect((await guest.hold('bar', '2026-06-12T19:00')).status).toBe(201);
});

test('an outlet comes back after a server of an earlier version of the software has published without it', async () => {
  const slug = 'wien-bar-beside';
  await publishFolder(db, viennaWith([], slug));
  const guest = await diner(suite, { slug });
  const booking = await guest.seat('bar', TOMORROW);
  await publishFolder(db, withoutBar(slug));
  const versions = createVersionRepository(db);
  const live = (await versions.live(slug)) ?? expect.fail();
  const { propertyId, id: versionId } = live;
  const rows = { ...rowsOfFiles(await versions.filesOf(live), new Date(NOON)) };
  await db.delete(contentWrittenSet).where(eq(contentWrittenSet.propertyId, propertyId));
  await db.insert(contentWritten).values({ propertyId, versionId, rows, derivedBy: 'earlier' });

  await publishFolder(db, viennaWith([['outlets/bar/tables.yaml', '2: [1, 2]', '2: [1, 2, 9]']], slug));

  expect((await guest.one(booking.uuid)).body).toMatchObject({ status: 'confirmed', tableName: '1' });
  expect((await guest.hold('bar', '2026-06-12T19:00')).status).toBe(201);
});
