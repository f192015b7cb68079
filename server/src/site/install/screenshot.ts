import { LRUCache } from 'lru-cache';
import { dropEntry } from '../../platform/cache/drop-entry';

/** The picture that chats and networks show beside a link to the hotel. */
export const LINK_PREVIEW = { form: 'link', width: 1_200, height: 630 } as const;

/** The pictures of the install prompt: one for phones, one for wider screens. */
export const SCREENSHOTS = [
  { form: 'narrow', width: 540, height: 960 },
  { form: 'wide', width: 1_280, height: 720 },
] as const;
const FRAMES = [...SCREENSHOTS, LINK_PREVIEW];
export type ScreenshotForm = (typeof FRAMES)[number]['form'];
export const SCREENSHOT_FORMS = FRAMES.map(({ form }) => form);

/** The point that stays visible when a picture is cropped, from 0 to 1. */
export type Focus = readonly [x: number, y: number];
const CENTRE: Focus = [0.5, 0.5];

const MAX_CACHED_SCREENSHOTS = 50;
const QUALITY = 78;

type Screenshot = Promise<Buffer | undefined>;

/** Renders pictures as photos that fill a frame, each one once. */
export function createScreenshots() {
  const cache = new LRUCache<string, Screenshot>({ max: MAX_CACHED_SCREENSHOTS });
  return (
    key: string,
    { form, focus }: { form: ScreenshotForm; focus: Focus | null },
    read: () => Promise<Buffer | undefined>,
  ): Screenshot => {
    const known = cache.get(key);
    if (known) return known;
    const photo = read().then((picture) => picture && render(picture, form, focus ?? CENTRE));
    photo.then(
      (found) => found ?? dropEntry(cache, key, photo),
      () => dropEntry(cache, key, photo),
    );
    cache.set(key, photo);
    return photo;
  };
}

/** Crops a picture to the frame around its focal point, in the same way as the pages do. */
async function render(picture: Buffer, form: ScreenshotForm, [x, y]: Focus): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const { width, height } = FRAMES.find((one) => one.form === form) ?? LINK_PREVIEW;
  const { data, info } = await sharp(picture)
    .resize({ width, height, fit: 'outside' })
    .toBuffer({ resolveWithObject: true });
  const left = Math.round((info.width - width) * x);
  const top = Math.round((info.height - height) * y);
  return sharp(data).extract({ left, top, width, height }).jpeg({ quality: QUALITY }).toBuffer();
}
