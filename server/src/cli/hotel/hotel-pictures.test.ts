import { appendFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { readConfig } from '../../platform/config/config';
import { openDatabase } from '../../platform/db/database';
import { testApp } from '../../testing/test-app';
import { testConnection } from '../../testing/test-database';
import { runHotelAsJson } from './testing/run-hotel';

const connection = await testConnection('filled');
const db = openDatabase(connection, (error) => {
  throw error;
});
const home = await mkdtemp(join(tmpdir(), 'photos-'));
afterAll(async () => {
  await db.$client.end();
  await rm(home, { recursive: true });
});

const { host, user, database } = connection;
const env = { DATA_DIR: home, DATABASE_URL: `postgres://${user}@localhost/${database}?host=${host}` };
const { app, get } = await testApp({ db, config: readConfig({ DATA_DIR: home }) });

const hotel = (...args: string[]) => runHotelAsJson(args, env);

/** A photo as a camera writes it: rotated by its metadata, which also contain the place where it was taken. */
const photo = await sharp({
  create: {
    width: 900,
    height: 1_300,
    channels: 3,
    background: 'black',
    noise: { type: 'gaussian', mean: 120, sigma: 20 },
  },
})
  .withExif({
    IFD0: { Copyright: 'secret-of-the-camera', Orientation: '6' },
    IFD3: { GPSLatitude: '48/1 12/1 0/1' },
  })
  .withMetadata({ orientation: 6 })
  .jpeg()
  .toBuffer();

/** Enough for tests that are not about the formats, because encoding takes a core seconds. */
const smallPhoto = await sharp(photo).resize({ width: 330 }).jpeg().toBuffer();

async function folderWithPhotos(slug: string, house = smallPhoto): Promise<string> {
  const folder = join(home, slug);
  await hotel('new', folder, '--slug', slug);
  await mkdir(join(folder, 'pictures'));
  await writeFile(
    join(folder, 'pictures/house.jpg'),
    Buffer.concat([house, Buffer.from('<script>alert(1)</script>')]),
  );
  await writeFile(
    join(folder, 'pictures/cup.png'),
    await sharp(photo).resize({ width: 400 }).png().toBuffer(),
  );
  await writeFile(
    join(folder, 'pictures/pictures.yaml'),
    'house: { alt: The house from the street, focus: [0.3, 1] }\ncup: { alt: A small cup of black coffee }\n',
  );
  await appendFile(join(folder, 'hotel.yaml'), 'picture: house\n');
  await appendFile(join(folder, 'outlets/bar/outlet.yaml'), 'pictures: [house]\n');
  await appendFile(join(folder, 'activities/morning-walk.yaml'), 'pictures: [house]\n');
  const menu = join(folder, 'outlets/bar/menus/drinks.yaml');
  const text = await readFile(menu, 'utf8');
  await writeFile(menu, text.replace('- key: espresso', '- key: espresso\n        picture: cup'));
  return folder;
}

test('a drawing is served in its rewritten form and exported unchanged', async () => {
  const slug = 'drawn-house';
  const folder = join(home, slug);
  await hotel('new', folder, '--slug', slug);
  await mkdir(join(folder, 'pictures'));
  const rect = '<rect width="1600" height="900" fill="#048"/>';
  const drawing = `<!-- by hand --><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 900"><title>The house</title>${rect}</svg>`;
  const file = join(folder, 'pictures/house.svg');
  await writeFile(join(folder, 'pictures/pictures.yaml'), 'house: { alt: The house }\n');
  await appendFile(join(folder, 'hotel.yaml'), 'picture: house\n');
  await writeFile(file, drawing.replace('<rect', '<script>alert(1)</script><rect'));

  const refused = await hotel('import', folder, '--publish', '--yes');
  await writeFile(file, drawing);
  expect(await hotel('import', folder, '--publish', '--yes')).toMatchObject({ code: 0, newPictures: 1 });

  expect(refused).toMatchObject({
    code: 1,
    problems: [
      { code: 'picture-svg', file: 'pictures/house.svg', message: expect.stringContaining('<script>') },
    ],
  });
  const { hero } = (await get(`/web/property/${slug}/detail`)).body.system.property;
  expect(hero).toEqual({
    url: expect.stringMatching(/^\/pictures\/drawn-house\/[0-9a-f]{16}\/drawing\.svg$/),
    thumbUrl: hero.url,
    alt: 'The house',
    width: 1_600,
    height: 900,
  });
  const shown = await get(hero.url);
  expect(shown.text).toBe(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 900">${rect}</svg>`);
  expect(shown.headers).toMatchObject({
    'content-type': 'image/svg+xml; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': "sandbox; default-src 'none'",
    'x-content-type-options': 'nosniff',
  });
  const screenshot = await app.inject({ url: `/screenshots/${slug}/wide.jpg` });
  expect([screenshot.statusCode, screenshot.headers['content-type']]).toEqual([200, 'image/jpeg']);
  const copy = join(home, `${slug}-copy`);
  await hotel('export', slug, copy);
  expect(await readFile(join(copy, 'pictures/house.svg'), 'utf8')).toBe(drawing);
});

test('photos are served in all formats without metadata and exported unchanged', async () => {
  const slug = 'photo-house';
  const folder = await folderWithPhotos(slug, photo);

  expect(await hotel('import', folder, '--publish', '--yes')).toMatchObject({ code: 0, newPictures: 2 });

  const { hero } = (await get(`/web/property/${slug}/detail`)).body.system.property;
  const address = hero.url.replace('1280.jpg', '');
  expect(hero).toMatchObject({
    alt: 'The house from the street',
    width: 1_300,
    height: 900,
    sources: ['avif', 'webp'].map((format) => ({
      type: `image/${format}`,
      srcSet: [320, 640, 1_280, 1_300].map((one) => `${address}${one}.${format} ${one}w`).join(),
    })),
    focus: '25 100',
    url: expect.stringMatching(/^\/pictures\/photo-house\/[0-9a-f]{16}\/1280\.jpg$/),
    thumbUrl: expect.stringMatching(/\/640\.jpg$/),
  });
  const files = [320, 640, 1_280, 1_300].flatMap((width) => [`${width}.avif`, `${width}.webp`]);
  for (const file of [...files, '640.jpg', '1280.jpg']) {
    const shown = await app.inject({ url: `${address}${file}` });
    expect(shown.statusCode, file).toBe(200);
    const { width, height, format, exif, icc } = await sharp(shown.rawPayload).metadata();
    expect([width, exif, icc], file).toEqual([Number.parseInt(file, 10), undefined, undefined]);
    if (file.endsWith('avif')) expect(hasHalvedColours(shown.rawPayload), file).toBe(true);
    expect(Math.abs(height - (width * 900) / 1_300), file).toBeLessThan(1);
    expect(shown.headers, file).toMatchObject({
      'content-type': { heif: 'image/avif', webp: 'image/webp', jpeg: 'image/jpeg' }[String(format)],
      'cache-control': 'public, max-age=31536000, immutable',
    });
    for (const secret of ['secret-of-the-camera', '<script>']) {
      expect(shown.rawPayload.includes(secret), file).toBe(false);
      expect((await readFile(join(folder, 'pictures/house.jpg'))).includes(secret)).toBe(true);
    }
  }
  for (const file of ['original', '641.avif', '640.png', '640.svg', '..%2Foriginal', '%2e%2e/1280.jpg'])
    expect((await get(`${address}${file}`)).status, file).toBeGreaterThanOrEqual(400);

  const { body: menu } = await get(`/web/property/${slug}/outlets/bar/menus/drinks`);
  const items = menu.sections.flatMap((one: { items: unknown[] }) => one.items);
  expect(items.map(({ images }: { images: { alt: string }[] }) => images.map(({ alt }) => alt))).toEqual([
    ['A small cup of black coffee'],
    [],
    [],
  ]);
  expect(items[0].images[0]).toMatchObject({ width: 400, url: expect.stringContaining('/400.jpg') });
  const { body: outlet } = await get(`/web/property/${slug}/outlets/bar`);
  const { body: catalogue } = await get(`/web/property/${slug}/activities`);
  for (const { images } of [outlet, catalogue.activities[0]])
    expect(images).toMatchObject([{ url: hero.url }]);
  const shots = await app.inject({ url: `/screenshots/${slug}/narrow.jpg` });
  expect([shots.statusCode, shots.headers['content-type']]).toEqual([200, 'image/jpeg']);

  const copy = join(home, 'photo-house-copy');
  const exported = await hotel('export', slug, copy);
  expect(exported.written).toEqual(expect.arrayContaining(['pictures/house.jpg', 'pictures/cup.png']));
  for (const name of ['house.jpg', 'cup.png'])
    expect(await readFile(join(copy, 'pictures', name))).toEqual(
      await readFile(join(folder, 'pictures', name)),
    );
  expect(await hotel('diff', copy)).toMatchObject({ code: 0, differences: [] });
  expect(await hotel('export', slug, copy)).toMatchObject({ written: [] });
  expect(await hotel('import', copy)).toMatchObject({ code: 0, newPictures: 0 });
});

/** Whether the colours of an AVIF have half its width and height; its configuration has a bit for each. */
const hasHalvedColours = (avif: Buffer) => ((avif[avif.indexOf('av1C') + 6] ?? 0) & 0b1100) === 0b1100;

test('a folder with an invalid picture is refused, and the live version stays', async () => {
  const slug = 'photo-live';
  const folder = await folderWithPhotos(slug);
  await hotel('import', folder, '--publish', '--yes');
  const before = (await get(`/web/property/${slug}/detail`)).body.system.property;

  await writeFile(join(folder, 'pictures/house.jpg'), smallPhoto.subarray(0, smallPhoto.length / 2));
  const refused = await hotel('import', folder, '--publish', '--yes');

  expect(refused).toMatchObject({
    code: 1,
    ok: false,
    problems: [
      { severity: 'error', code: 'picture-broken', file: 'pictures/house.jpg', line: 1, column: 1 },
      { severity: 'warning', code: 'picture-small' },
    ],
  });
  expect((await get(`/web/property/${slug}/detail`)).body.system.property).toEqual(before);
  expect((await hotel('history', slug)).versions).toHaveLength(1);
  expect((await app.inject({ url: before.hero.url })).statusCode).toBe(200);
});

test('a new picture has a new address, and a rollback brings the old one back', async () => {
  const slug = 'photo-back';
  const folder = await folderWithPhotos(slug);
  const heroUrl = async () => (await get(`/web/property/${slug}/detail`)).body.system.property.hero.url;
  await hotel('import', folder, '--publish', '--yes');
  const first = await heroUrl();

  await writeFile(join(folder, 'pictures/house.jpg'), await sharp(smallPhoto).flip().jpeg().toBuffer());
  expect(await hotel('import', folder, '--publish', '--yes')).toMatchObject({ newPictures: 1 });
  const second = await heroUrl();
  await hotel('rollback', slug, '--yes');

  expect(second).not.toBe(first);
  expect(await heroUrl()).toBe(first);
  for (const url of [first, second]) expect((await app.inject({ url })).statusCode).toBe(200);
});

test('the photo of a dish has its wide files only once a page shows it over its whole width', async () => {
  const slug = 'photo-wide';
  const folder = await folderWithPhotos(slug);
  const wide = sharp({ create: { width: 1_400, height: 300, channels: 3, background: '#a86' } });
  await writeFile(join(folder, 'pictures/cup.png'), await wide.png().toBuffer());
  const sourcesOf = ({ sources }: { sources: { srcSet: string }[] }) => sources.map(({ srcSet }) => srcSet);
  const dish = async () =>
    (await get(`/web/property/${slug}/outlets/bar/menus/drinks`)).body.sections[0].items[0].images[0];
  const widthAt = async (address: string) => {
    const { rawPayload, headers } = await app.inject({ url: address });
    return [(await sharp(rawPayload).metadata()).width, headers['cache-control']];
  };
  const forGood = 'public, max-age=31536000, immutable';

  await hotel('import', folder, '--publish', '--yes');
  const asDish = await dish();
  const address = asDish.url.replace('1280.jpg', '');
  const before = await widthAt(`${address}1400.avif`);
  await writeFile(
    join(folder, 'hotel.yaml'),
    (await readFile(join(folder, 'hotel.yaml'), 'utf8')).replace('picture: house', 'picture: cup'),
  );
  const again = await hotel('import', folder, '--publish', '--yes');
  const { hero } = (await get(`/web/property/${slug}/detail`)).body.system.property;

  expect(sourcesOf(asDish)).toEqual(
    ['avif', 'webp'].map((format) =>
      [320, 640, 1_280].map((one) => `${address}${one}.${format} ${one}w`).join(),
    ),
  );
  expect(before).toEqual([1_280, 'no-cache']);
  expect(again).toMatchObject({ code: 0, newPictures: 0 });
  for (const source of sourcesOf(hero)) expect(source).toContain(`${address}1400.`);
  for (const format of ['avif', 'webp'])
    expect(await widthAt(`${address}1400.${format}`)).toEqual([1_400, forGood]);
  expect(await widthAt(`${address}1280.avif`)).toEqual([1_280, forGood]);
  expect(await dish()).toEqual(asDish);
  expect((await app.inject({ url: `${address}1400.jpg` })).headers['cache-control']).toBe('no-cache');
});

test('a dry run stores no picture', async () => {
  const folder = await folderWithPhotos('photo-dry');

  expect(await hotel('import', folder, '--publish', '--dry-run')).toMatchObject({ code: 0, newPictures: 0 });

  await expect(readFile(join(home, 'uploads/hotel/photo-dry'))).rejects.toMatchObject({ code: 'ENOENT' });
});
