import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { edit, hotelsOverHttp } from './testing/hotels-over-http';

const { home, suite, hotel, hotelWithStaff } = await hotelsOverHttp();
const MENU = 'outlets/bar/menus/drinks.yaml';
const priceOf = async (slug: string) =>
  (await suite.get(`/web/property/${slug}/outlets/bar/menus/drinks?at=2026-06-10T13:00`)).body.sections[0]
    .items[0].price;

test('a dry run of an import over HTTP checks and publishes on the server, and stores nothing', async () => {
  const { folder, keyOf } = await hotelWithStaff('dry-http');
  const { remote } = await keyOf('content');
  await edit(folder, MENU, 'price: 3.20', 'price: 3.50');
  await mkdir(join(folder, 'pictures'));
  const photo = sharp({ create: { width: 900, height: 600, channels: 3, background: '#8ab' } });
  await photo.jpeg().toFile(join(folder, 'pictures/espresso.jpg'));
  await writeFile(join(folder, 'pictures/pictures.yaml'), 'espresso: { alt: A small cup }\n');
  await edit(folder, MENU, 'name: Espresso', 'name: Espresso\n        picture: espresso');
  const before = (await hotel('history', 'dry-http', '--json')).out;

  const drafted = JSON.parse((await hotel('import', folder, '--dry-run', '--json', ...remote)).out);
  const published = JSON.parse(
    (await hotel('import', folder, '--publish', '--dry-run', '--json', ...remote)).out,
  );
  await edit(folder, 'hotel.yaml', 'Europe/Vienna', 'Europe/Berlin');
  const refused = await hotel('import', folder, '--publish', '--dry-run', '--json', ...remote);

  expect(drafted).toMatchObject({ ok: true, version: 2, state: 'draft', newPictures: 1 });
  expect(published).toMatchObject({ ok: true, version: 2, state: 'draft', changed: 1, newPictures: 1 });
  expect([refused.code, JSON.parse(refused.out).error.code]).toEqual([77, 'manager-needed']);
  expect((await hotel('history', 'dry-http', '--json')).out).toBe(before);
  expect(await priceOf('dry-http')).toBe(320);
  const again = JSON.parse((await hotel('import', folder, '--dry-run', '--json', ...remote)).out);
  expect(again).toMatchObject({ newPictures: 1 });
});

test('two editors over HTTP: the later one is told what has changed and takes it over', async () => {
  const { folder, keyOf } = await hotelWithStaff('two-http');
  const { remote } = await keyOf('content');
  const copy = join(home, 'two-http-copy');
  expect(await hotel('export', 'two-http', copy, ...remote)).toMatchObject({ code: 0 });
  await edit(folder, MENU, 'price: 3.20', 'price: 3.50');
  expect(await hotel('import', folder, '--publish', '--yes', ...remote)).toMatchObject({ code: 0 });
  await edit(copy, 'hotel.yaml', 'tagline: One', 'tagline: Another');
  const publish = (...flags: string[]) =>
    hotel('import', copy, '--publish', '--yes', '--json', ...flags, ...remote);

  const told = JSON.parse((await hotel('diff', copy, '--json', ...remote)).out);
  const refused = await publish();
  const exported = await hotel('export', 'two-http', copy, '--json', ...remote);
  const published = await publish('--rebase');

  expect(told).toMatchObject({ live: 2, base: 1, conflicts: [] });
  expect([refused.code, JSON.parse(refused.out).error.code]).toEqual([73, 'base-moved']);
  expect([exported.code, JSON.parse(exported.out).error.code]).toEqual([73, 'edited-here']);
  expect(JSON.parse(published.out)).toMatchObject({ ok: true, takenOver: [MENU] });
  expect(await priceOf('two-http')).toBe(350);
});
