import { sql } from 'drizzle-orm';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import sharp from 'sharp';
import { readDemoHotel } from '../../demo/folders/read-demo-hotel';
import { storeDemoPictures } from '../../demo/publish-demo-hotel';
import { createPictureStore } from '../../features/hotel-content/pictures/picture-store';
import { createFileStore } from '../../features/upload/module';
import { cartOf, orderClient } from '../../features/order/testing/order-client';
import { knownGuest } from '../../testing/guests';
import { NOON, testApp } from '../../testing/test-app';
import { newHost } from './testing/new-host';
import { runHotel } from './testing/run-hotel';

const { db, home, env } = await newHost('filled');

const hotel = (...args: string[]) => runHotel(args, env);

async function moveIn(slug: string): Promise<string> {
  const folder = join(home, slug);
  await hotel('new', folder);
  expect(await hotel('import', folder, '--publish', '--yes')).toMatchObject({ code: 0 });
  return folder;
}

const countFiles = async (slug: string): Promise<number> =>
  (await readdir(join(home, 'uploads'), { recursive: true, withFileTypes: true })).filter(
    (one) => one.isFile() && one.parentPath.includes(slug),
  ).length;

test('a withdrawn hotel has no page, and publishing brings it back as it was', async () => {
  const suite = await testApp({ db });
  const folder = await moveIn('zum-ersten');

  expect(await hotel('remove', 'zum-ersten')).toMatchObject({ code: 64 });
  expect(await hotel('remove', 'zum-ersten', '--dry-run')).toMatchObject({ code: 0 });
  expect((await suite.get('/web/property/zum-ersten/detail')).status).toBe(200);
  expect(await hotel('remove', 'zum-ersten', '--yes')).toMatchObject({ code: 0 });

  expect((await suite.get('/web/property/zum-ersten/detail')).status).toBe(404);
  const { body } = await suite.get('/web/property');
  expect(body.items.map(({ slug }: { slug: string }) => slug)).not.toContain('zum-ersten');
  expect(await hotel('import', folder, '--publish', '--yes')).toMatchObject({
    code: 0,
    out: expect.stringContaining('0 added, 0 changed, 0 gone'),
  });
  expect((await suite.get('/web/property/zum-ersten/detail')).status).toBe(200);
  expect(await hotel('remove', 'nowhere')).toMatchObject({ code: 66 });
});

test('a hotel with an open order is removed only with --force, and erasing leaves nothing of it', async () => {
  const suite = await testApp({ db });
  const slug = 'zum-zweiten';
  const others = await countsOfOthers();
  const folder = await moveIn(slug);
  const guest = await knownGuest(db, NOON, {
    slug,
    checkin: '2026-06-08',
    checkout: '2026-06-14',
    room: '12',
  });
  const shown = await suite.get(`/web/property/${slug}/outlets/bar/menus/drinks?at=2026-06-10T13:00`);
  await orderClient(suite, slug).order(guest, 'bar', cartOf([shown.body.sections[0].items[0].uuid]));

  const refused = await hotel('remove', slug, '--yes', '--json');
  const counted = await hotel('remove', slug, '--erase', '--force', '--json');
  const typo = await hotel('remove', slug, '--erase', '--force', '--confirm', 'zum-zweitn');
  const dry = await hotel('remove', slug, '--erase', '--force', '--dry-run', '--json');

  expect(refused.code).toBe(73);
  expect(JSON.parse(refused.out).error).toMatchObject({ code: 'hotel-in-use' });
  expect([counted.code, typo.code]).toEqual([64, 64]);
  expect(JSON.parse(dry.out).rows).toMatchObject({ guest: 1, guest_order: 1, order_history: 1, property: 1 });
  expect((await suite.get(`/web/property/${slug}/detail`)).status).toBe(200);

  expect(await hotel('remove', slug, '--erase', '--force', '--confirm', slug)).toMatchObject({ code: 0 });

  expect((await suite.get(`/web/property/${slug}/detail`)).status).toBe(404);
  expect(await hotel('history', slug)).toMatchObject({ code: 66 });
  expect(await countsOfOthers()).toEqual(others);
  expect(await hotel('import', folder, '--publish', '--yes')).toMatchObject({ code: 0 });
});

test('a demo hotel with guests, chats and orders can be erased, and no other hotel loses anything', async () => {
  const { body: before } = await (await testApp({ db })).get('/web/property');
  const store = createPictureStore(await createFileStore({ dataDir: home, uploadsS3: null }));
  await storeDemoPictures(store, await readDemoHotel('casa-miramar'));
  const kept = await countFiles('casa-miramar');
  expect(
    await hotel('remove', 'casa-miramar', '--erase', '--force', '--confirm', 'casa-miramar'),
  ).toMatchObject({
    code: 0,
    out: expect.stringContaining('comment: '),
  });

  const { body } = await (await testApp({ db })).get('/web/property');
  expect(body.items).toHaveLength(before.items.length - 1);
  const { rows } = await db.execute<{ count: string }>(
    sql`select count(*) from guest where property_id not in (select id from property)`,
  );
  expect(Number(rows[0]?.count)).toBe(0);
  expect(kept).toBeGreaterThan(150);
  expect(await countFiles('casa-miramar')).toBe(0);
});

test('the files of an erased hotel are gone', async () => {
  const folder = join(home, 'zum-dritten');
  await hotel('new', folder);
  const photo = sharp({ create: { width: 900, height: 600, channels: 3, background: '#8aa' } });
  await mkdir(join(folder, 'pictures'), { recursive: true });
  await photo.jpeg().toFile(join(folder, 'pictures/court.jpg'));
  await writeFile(join(folder, 'pictures/pictures.yaml'), 'court: { alt: The court }\n');
  expect(await hotel('import', folder, '--publish', '--yes')).toMatchObject({ code: 0 });
  expect(await countFiles('zum-dritten')).toBeGreaterThan(5);

  expect(await hotel('remove', 'zum-dritten', '--erase', '--confirm', 'zum-dritten')).toMatchObject({
    code: 0,
  });

  expect(await countFiles('zum-dritten')).toBe(0);
});

/** The rows of the other hotels, which must not change. */
async function countsOfOthers() {
  const { rows } = await db.execute(sql`
    select (select count(*) from menu_item where property_id in
      (select id from property where slug in ('qasr-al-bahr', 'higashiyama-an'))) as items,
    (select count(*) from guest where property_id in
      (select id from property where slug in ('qasr-al-bahr', 'higashiyama-an'))) as guests,
    (select count(*) from content_blob) as blobs`);
  return rows;
}
