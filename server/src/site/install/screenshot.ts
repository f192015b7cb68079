import { LRUCache } from 'lru-cache';
import { dropEntry } from '../../platform/cache/drop-entry';

/** The pictures of the install prompt: one for phones, one for wider screens. */
export const SCREENSHOTS = [
  { form: 'narrow', width: 540, height: 960 },
  { form: 'wide', width: 1_280, height: 720 },
] as const;
export type ScreenshotForm = (typeof SCREENSHOTS)[number]['form'];

const MAX_CACHED_SCREENSHOTS = 50;
const QUALITY = 78;

type Screenshot = Promise<Buffer | undefined>;

/** Renders pictures as photos that fill a frame, each one once. */
export function createScreenshots() {
  const cache = new LRUCache<string, Screenshot>({ max: MAX_CACHED_SCREENSHOTS });
  return (key: string, form: ScreenshotForm, read: () => Promise<Buffer | undefined>): Screenshot => {
    const known = cache.get(key);
    if (known) return known;
    const photo = read().then((picture) => picture && render(picture, form));
    photo.then(
      (found) => found ?? dropEntry(cache, key, photo),
      () => dropEntry(cache, key, photo),
    );
    cache.set(key, photo);
    return photo;
  };
}

async function render(picture: Buffer, form: ScreenshotForm): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const { width, height } = SCREENSHOTS.find((one) => one.form === form) ?? SCREENSHOTS[0];
  return sharp(picture).resize({ width, height, fit: 'cover' }).jpeg({ quality: QUALITY }).toBuffer();
}
