import { mkdir, mkdtemp, readFile, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterEach, expect, test } from 'vitest';
import { encodePicture } from './encode-picture';
import { openPictureCache } from './picture-cache';
import { readPictures } from './read-pictures';

const made: string[] = [];
afterEach(async () => {
  await Promise.all(made.splice(0).map((folder) => rm(folder, { recursive: true })));
});

async function read(files: Record<string, Buffer | string>) {
  const folder = await mkdtemp(join(tmpdir(), 'pictures-'));
  made.push(folder);
  await mkdir(join(folder, 'pictures'));
  for (const [name, bytes] of Object.entries(files)) await writeFile(join(folder, 'pictures', name), bytes);
  return readPictures(folder);
}

const noise = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: 'black',
      noise: { type: 'gaussian', mean: 120, sigma: 60 },
    },
  });
const jpeg = await noise(90, 60).jpeg().toBuffer();
const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';

test('JPEG, PNG, WebP and AVIF are read with their size after rotation', async () => {
  const { pictures, problems } = await read({
    'pool.jpg': await noise(90, 60).withMetadata({ orientation: 6 }).jpeg().toBuffer(),
    'bar.jpeg': await noise(30, 20).toColourspace('cmyk').jpeg().toBuffer(),
    'spa.png': await noise(30, 20).toColourspace('rgb16').png().toBuffer(),
    'roof.webp': await noise(30, 20).webp().toBuffer(),
    'court.avif': await noise(64, 48).avif().toBuffer(),
    'pictures.yaml': 'pool: { alt: The pool }',
    '.DS_Store': 'x',
  });

  expect(problems).toEqual([]);
  expect([...pictures.keys()]).toEqual(['bar', 'court', 'pool', 'roof', 'spa']);
  expect(pictures.get('pool')).toMatchObject({ path: 'pictures/pool.jpg', width: 60, height: 90 });
  expect(pictures.get('court')).toMatchObject({ width: 64, height: 48 });
});

test('a picture for print and one with 16 bits a channel are read, and served as usual ones', async () => {
  const cmyk = await noise(90, 60).toColourspace('cmyk').jpeg().toBuffer();
  const deep = await noise(90, 60).toColourspace('rgb16').png().toBuffer();
  expect(await sharp(cmyk).metadata()).toMatchObject({ space: 'cmyk', channels: 4 });
  expect(await sharp(deep).metadata()).toMatchObject({ depth: 'ushort' });

  const { pictures, problems } = await read({ 'bar.jpg': cmyk, 'spa.png': deep, 'pictures.yaml': '' });

  expect(problems).toEqual([]);
  expect([...pictures.values()]).toEqual([
    expect.objectContaining({ width: 90, height: 60 }),
    expect.objectContaining({ width: 90, height: 60 }),
  ]);
  for (const original of [cmyk, deep])
    for (const { bytes } of await encodePicture(original, false))
      expect(await sharp(bytes).metadata()).toMatchObject({ space: 'srgb', channels: 3, depth: 'uchar' });
});

test('a drawing has its declared size, or that of its view box', async () => {
  const box = 'xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 90"';
  const { pictures, problems } = await read({
    'map.svg': `<svg ${box} width="1600" height="900"><rect width="9" height="9"/></svg>`,
    'tree.svg': `<svg ${box}/>`,
  });

  expect(problems).toEqual([]);
  expect(pictures.get('map')).toMatchObject({ path: 'pictures/map.svg', width: 1_600, height: 900 });
  expect(pictures.get('tree')).toMatchObject({ width: 160, height: 90 });
});

test('an unchanged picture is not decoded again, but a changed one is, and so are all if the cache is damaged', async () => {
  const readWithCache = async (at: string) => {
    const remembered = await openPictureCache(at);
    const read = await readPictures(at, remembered);
    await remembered.save();
    return read;
  };
  const folder = await mkdtemp(join(tmpdir(), 'pictures-'));
  made.push(folder);
  await mkdir(join(folder, 'pictures'));
  const [file, cache] = [join(folder, 'pictures/a.jpg'), join(folder, '.hotel-cache/pictures.json')];
  await writeFile(file, jpeg);
  const first = await readWithCache(folder);
  const remembered = await readFile(cache, 'utf8');
  await writeFile(cache, remembered.replace('"width":90', '"width":91'));
  const fromCache = await readWithCache(folder);
  await utimes(file, new Date(), new Date());
  const touched = await readWithCache(folder);
  await writeFile(cache, remembered.slice(1));
  const damaged = await readWithCache(folder);
  await writeFile(file, half(jpeg));
  const broken = await readWithCache(folder);

  expect(fromCache.pictures.get('a')?.width).toBe(91);
  for (const { pictures } of [touched, damaged]) expect(pictures).toEqual(first.pictures);
  expect(broken.problems).toEqual([expect.objectContaining({ code: 'picture-broken' })]);
});

test('the same content has the same hash under any name', async () => {
  const { pictures } = await read({ 'a.jpg': jpeg, 'b.jpg': jpeg });

  expect(pictures.get('a')?.sha256).toMatch(/^[0-9a-f]{64}$/);
  expect(pictures.get('a')?.sha256).toBe(pictures.get('b')?.sha256);
});

const CASES: [code: string, name: string, bytes: () => Buffer | string | Promise<Buffer>][] = [
  ['picture-pixels', 'bomb.png', () => bombOf(50_000)],
  ['picture-pixels', 'strip.png', () => noise(17_000, 2).png().toBuffer()],
  ['picture-broken', 'half.jpg', async () => half(await noise(800, 600).jpeg().toBuffer())],
  ['picture-broken', 'half.png', async () => half(await noise(800, 600).png().toBuffer())],
  ['picture-broken', 'half.webp', async () => half(await noise(800, 600).webp().toBuffer())],
  ['picture-broken', 'half.avif', async () => half(await noise(200, 150).avif().toBuffer())],
  ['picture-moving', 'moving.webp', () => movingWebp()],
  ['picture-large', 'large.jpg', () => Buffer.concat([jpeg, Buffer.alloc(25 * 1024 * 1024)])],
  ['picture-svg', 'vector.svg', () => svg],
  ['picture-svg', 'photo.svg', () => jpeg],
  ['picture-format', 'vector.jpg', () => svg],
  ['picture-format', 'page.png', () => '<!doctype html><script>alert(1)</script>'],
  ['picture-format', 'photo.png', () => jpeg],
  ['picture-format', 'photo.heic', () => jpeg],
  ['picture-format', 'photo', () => jpeg],
  ['picture-format', 'drawing.jpg', () => noise(9, 9).gif().toBuffer()],
  ['picture-format', 'scan.jpg', () => noise(9, 9).tiff().toBuffer()],
  ['picture-format', 'entities.jpg', () => `<!DOCTYPE x [<!ENTITY a "${'a'.repeat(99)}">]><svg>&a;</svg>`],
  ['picture-format', 'empty.jpg', () => ''],
  // The file begins with HTML, which a browser could show as a page, and a picture follows.
  ['picture-format', 'both.jpg', () => Buffer.concat([Buffer.from('<html><!--'), jpeg])],
  ['file-name', 'Pool.JPG', () => jpeg],
  ['file-name', 'the pool.jpg', () => jpeg],
];

test.each(CASES)('%s: %s', async (code, name, bytes) => {
  const { pictures, problems } = await read({ [name]: await bytes() });

  expect(problems).toEqual([
    expect.objectContaining({ severity: 'error', code, file: `pictures/${name}`, line: 1, column: 1 }),
  ]);
  expect([...pictures.values()]).toEqual([null]);
});

test('of two pictures with one name, the second is refused', async () => {
  const { problems } = await read({ 'pool.jpg': jpeg, 'pool.png': await noise(9, 9).png().toBuffer() });

  expect(problems).toMatchObject([{ code: 'picture-twice', file: 'pictures/pool.png' }]);
});

test('a symbolic link to a file elsewhere is not followed', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'pictures-'));
  made.push(folder);
  await mkdir(join(folder, 'pictures'));
  await writeFile(join(folder, 'secret.jpg'), jpeg);
  await symlink(join(folder, 'secret.jpg'), join(folder, 'pictures', 'pool.jpg'));

  expect((await readPictures(folder)).pictures.size).toBe(0);
});

const half = (bytes: Buffer) => bytes.subarray(0, Math.floor(bytes.length / 2));

async function movingWebp(): Promise<Buffer> {
  const frames = await Promise.all([noise(9, 9).png().toBuffer(), noise(9, 9).png().toBuffer()]);
  return sharp(frames, { join: { animated: true } })
    .webp()
    .toBuffer();
}

/** Creates a PNG of a few kilobytes whose header claims 2,500 megapixels. */
function bombOf(side: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([8, 0, 0, 0, 0], 8);
  const rows = deflateSync(Buffer.alloc(1_000_000));
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}
