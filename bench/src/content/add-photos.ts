import { appendFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { LargeHotel } from './large-hotel';

const WIDTH = 4_000;
const HEIGHT = 3_000;

/** Adds photos to dishes, each different. The first one of a hotel is that of its page too. */
export async function addPhotos(
  { folder }: LargeHotel,
  outlet: string,
  numbers: readonly number[],
): Promise<void> {
  const menuFile = join(folder, `outlets/${outlet}/menus/menu.yaml`);
  let menu = await readFile(menuFile, 'utf8');
  for (const n of numbers) {
    await addPhoto(folder, n);
    menu = menu.replace(`- key: dish-${n}\n`, `- key: dish-${n}\n        picture: ${photoName(n)}\n`);
  }
  await writeFile(menuFile, menu);
  const hotel = await readFile(join(folder, 'hotel.yaml'), 'utf8');
  if (!hotel.includes('\npicture:')) await addHero(folder, numbers[0] ?? 0);
}

const photoName = (n: number) => `photo-${n}`;

/** Shows a photo of the folder on the page of the hotel. */
export const addHero = (folder: string, n: number): Promise<void> =>
  appendFile(join(folder, 'hotel.yaml'), `picture: ${photoName(n)}\n`);

/** Adds a photo of 12 megapixels to the folder of a hotel. */
export async function addPhoto(folder: string, n: number): Promise<void> {
  await mkdir(join(folder, 'pictures'), { recursive: true });
  await writeFile(join(folder, `pictures/${photoName(n)}.jpg`), await photoOf(n));
  await appendFile(join(folder, 'pictures/pictures.yaml'), `${photoName(n)}: { alt: Photo number ${n} }\n`);
}

/** All photos differ in their colours only, because making one of 12 megapixels takes longer than encoding it. */
async function photoOf(n: number): Promise<Buffer> {
  base ??= noisyPicture();
  const { data, info } = await base;
  const { width, height, channels } = info;
  return sharp(data, { raw: { width, height, channels } })
    .modulate({ hue: (n * 47) % 360 })
    .jpeg({ quality: 85 })
    .toBuffer();
}

let base: ReturnType<typeof noisyPicture> | undefined;

/** Noise of several sizes is about as hard to encode as a real photo. */
async function noisyPicture() {
  const detail = await sharp(await noiseOf(0.05))
    .ensureAlpha(0.35)
    .png()
    .toBuffer();
  return sharp(await noiseOf(0.004))
    .composite([{ input: detail }])
    .raw()
    .toBuffer({ resolveWithObject: true });
}

async function noiseOf(share: number): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const small = sharp({
    create: {
      width: Math.round(WIDTH * share),
      height: Math.round(HEIGHT * share),
      channels: 3,
      background: 'black',
      noise,
    },
  });
  return sharp(await small.png().toBuffer())
    .resize(WIDTH, HEIGHT, { fit: 'fill' })
    .png({ compressionLevel: 0 })
    .toBuffer();
}
