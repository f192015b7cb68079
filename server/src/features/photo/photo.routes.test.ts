import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { readConfig } from '../../platform/config/config';
import { knownGuest } from '../../testing/guests';
import { NOON, testApp } from '../../testing/test-app';
import { MAX_PHOTO_BYTES } from './profile-photo';

const dataDir = await mkdtemp(join(tmpdir(), 'photos-'));
afterAll(() => rm(dataDir, { recursive: true }));
const { app, get, send, db } = await testApp({ config: readConfig({ DATA_DIR: dataDir }) });
const url = '/web/property/casa-miramar/guest/photo';

interface Sent {
  type?: string;
  query?: string;
  headers: Record<string, string>;
}

async function upload(bytes: Buffer, { type = 'image/jpeg', query = '', headers }: Sent) {
  const answer = await app.inject({
    method: 'PUT',
    url: url + query,
    headers: { ...headers, 'content-type': type },
    payload: bytes,
  });
  return { status: answer.statusCode, body: answer.json() };
}

/** The picture is red on the left and blue on the right. */
const twoColours = sharp({ create: { width: 800, height: 400, channels: 3, background: 'red' } }).composite([
  {
    input: { create: { width: 400, height: 400, channels: 3, background: 'blue' } },
    left: 400,
    top: 0,
  },
]);
const jpeg = await twoColours
  .clone()
  .withExif({ IFD0: { Copyright: 'secret-of-the-camera' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
  .jpeg()
  .toBuffer();
const png = await twoColours.clone().png().toBuffer();

async function shown(path: string) {
  const answer = await app.inject({ url: path });
  return { answer, meta: await sharp(answer.rawPayload).metadata(), bytes: answer.rawPayload };
}

test('a photo is stored as a small square without camera metadata', async () => {
  const { headers } = await knownGuest(db, NOON);

  const { status, body } = await upload(jpeg, { headers });
  const { answer, meta, bytes } = await shown(body.user.profilePhoto);

  expect(jpeg.includes('secret-of-the-camera')).toBe(true);
  expect(status).toBe(200);
  expect(body.user.profile_image).toBe(body.user.profilePhoto);
  expect(body.user.profilePhoto).toMatch(/^\/photos\/casa-miramar\/[\w-]{22}\.jpg$/);
  expect([meta.format, meta.width, meta.height, meta.exif]).toEqual(['jpeg', 512, 512, undefined]);
  expect(bytes.includes('secret-of-the-camera')).toBe(false);
  expect(answer.headers).toMatchObject({
    'content-type': 'image/jpeg',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "sandbox; default-src 'none'",
    'cross-origin-resource-policy': 'same-origin',
  });
});

test.each([
  ['?left=0&top=0&size=400', 'red'],
  ['?left=400&top=0&size=400', 'blue'],
])('the guest selects the visible part: %s', async (query, colour) => {
  const { headers } = await knownGuest(db, NOON);

  const { body } = await upload(png, { type: 'image/png', query, headers });

  const { dominant } = await sharp((await shown(body.user.profilePhoto)).bytes).stats();
  expect(dominant.r > dominant.b ? 'red' : 'blue').toBe(colour);
});

test('a photo is rotated by its orientation metadata', async () => {
  const { headers } = await knownGuest(db, NOON);
  // Orientation 6 means a quarter turn clockwise, which puts red on top.
  const turned = await sharp(png).withMetadata({ orientation: 6 }).jpeg().toBuffer();

  const { body } = await upload(turned, { headers, query: '?left=0&top=0&size=400' });

  const { dominant } = await sharp((await shown(body.user.profilePhoto)).bytes).stats();
  expect(dominant.r).toBeGreaterThan(dominant.b);
});

test('a new photo replaces the old one, and a removed photo is deleted', async () => {
  const { headers } = await knownGuest(db, NOON);
  const first = (await upload(jpeg, { headers })).body.user.profilePhoto;
  const second = (await upload(png, { type: 'image/png', headers })).body.user.profilePhoto;

  const removed = await send('DELETE', url, { headers });

  expect(second).not.toBe(first);
  expect(removed.body.user.profilePhoto).toBeUndefined();
  for (const path of [first, second]) expect((await get(path)).status).toBe(404);
});

/** The JPEG stays valid, because trailing bytes are ignored. */
const ofSize = (bytes: number) => Buffer.concat([jpeg, Buffer.alloc(bytes - jpeg.length)]);

test('a photo of seven million bytes is accepted, and one byte more is rejected', async () => {
  const { headers } = await knownGuest(db, NOON);

  const largest = await upload(ofSize(MAX_PHOTO_BYTES), { headers });
  const tooLarge = await upload(ofSize(MAX_PHOTO_BYTES + 1), { headers });

  expect(largest.status).toBe(200);
  expect([tooLarge.status, tooLarge.body.error]).toEqual([413, "Your photo can't exceed 7MB"]);
});

const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
const gif = await twoColours.clone().gif().toBuffer();

test.each([
  ['an SVG with scripts', svg, 'image/svg+xml'],
  ['an animated GIF', gif, 'image/gif'],
  ['an SVG declared as a photo', svg, 'image/jpeg'],
  ['a PNG declared as a JPEG', png, 'image/jpeg'],
  ['a truncated JPEG', jpeg.subarray(0, 300), 'image/jpeg'],
  ['nothing', Buffer.alloc(0), 'image/png'],
])('%s is not a photo', async (_case, bytes, type) => {
  const { headers } = await knownGuest(db, NOON);

  const { status, body } = await upload(bytes, { type, headers });

  expect([status, body.error]).toEqual([415, 'Please use a valid file type']);
});

test('a picture with too many pixels is rejected', async () => {
  const { headers } = await knownGuest(db, NOON);
  const blank = { width: 8_000, height: 5_001, channels: 3 as const, background: 'white' };
  const huge = await sharp({ create: blank, limitInputPixels: false }).png().toBuffer();

  expect((await upload(huge, { type: 'image/png', headers })).status).toBe(415);
});

test.each([['?left=700&top=0&size=400'], ['?left=0&top=0&size=0']])(
  'a square outside the picture is rejected: %s',
  async (query) => {
    const { headers } = await knownGuest(db, NOON);

    expect((await upload(jpeg, { query, headers })).status).toBe(400);
  },
);

test('a photo name cannot leave the folder, and no partial files remain', async () => {
  for (const path of ['/photos/casa-miramar/..%2f..%2fetc%2fpasswd.jpg', '/photos/../x.jpg']) {
    expect((await get(path)).status).toBe(404);
  }
  const files = await readdir(join(dataDir, 'uploads', 'p', 'casa-miramar'));
  expect(files.filter((name) => !name.endsWith('.jpg'))).toEqual([]);
});

test('a photo that an earlier release stored outside the file store is shown and can be removed', async () => {
  const name = `${'a'.repeat(22)}.jpg`;
  const path = `/photos/casa-miramar/${name}`;
  await mkdir(join(dataDir, 'photos', 'casa-miramar'), { recursive: true });
  await writeFile(join(dataDir, 'photos', 'casa-miramar', name), jpeg);
  const { headers } = await knownGuest(db, NOON, { profilePic: path });

  const before = await app.inject({ url: path });
  await send('DELETE', url, { headers });

  expect(before.rawPayload.equals(jpeg)).toBe(true);
  expect((await get(path)).status).toBe(404);
});
