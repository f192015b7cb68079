import { fileTypeFromBuffer } from 'file-type';
import sharp, { type Metadata } from 'sharp';
import { likenessOf } from '../../likeness/likeness';

const MAX_PIXELS = 60_000_000;
const SECONDS = 20;
/** The maximum width and height that all served formats support. */
const MAX_SIDE = 16_384;

/** The accepted formats by file extension. */
const FORMATS: Readonly<Record<string, { mime: string; is: (found: Metadata) => boolean }>> = {
  jpg: { mime: 'image/jpeg', is: ({ format }) => format === 'jpeg' },
  jpeg: { mime: 'image/jpeg', is: ({ format }) => format === 'jpeg' },
  png: { mime: 'image/png', is: ({ format }) => format === 'png' },
  webp: { mime: 'image/webp', is: ({ format }) => format === 'webp' },
  avif: { mime: 'image/avif', is: ({ format, compression }) => format === 'heif' && compression === 'av1' },
};

/** Returns the file extension for the bytes of a photo, or `undefined` if the format is not accepted. */
export async function endingOf(bytes: Uint8Array): Promise<string | undefined> {
  const found = await fileTypeFromBuffer(bytes);
  return Object.keys(FORMATS).find((ending) => FORMATS[ending]?.mime === found?.mime);
}

/** A picture that can be used, with its size after rotation. */
interface UsablePicture {
  width: number;
  height: number;
  /** Tells which other pictures look almost the same. Drawings have none. */
  likeness?: string;
}

/** A picture with a `code` cannot be used; the code and the message say why. */
export type Inspected = UsablePicture | { code: string; message: string };

/**
 * Checks a photo by decoding all of it once. The format is detected from the first bytes before any decoder sees them,
 * so that neither SVG nor another format that a decoder supports gets to it under a harmless name.
 */
export async function inspectPhoto(bytes: Uint8Array, ending: string): Promise<Inspected> {
  const found = await fileTypeFromBuffer(bytes);
  const format = FORMATS[ending];
  if (!format || found?.mime !== format.mime) return wrongFormat(found?.ext ?? textualFormat(bytes), ending);
  try {
    // The size comes from the header, so that a picture with too many pixels is refused before it takes memory.
    const metadata = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (!format.is(metadata)) return wrongFormat(metadata.format, ending);
    const { width, height } = metadata.autoOrient;
    if (width * height > MAX_PIXELS || Math.max(width, height) > MAX_SIDE)
      return problem(
        'picture-pixels',
        `The picture has ${width} × ${height} pixels; ${MAX_PIXELS / 1_000_000} megapixels are the most, and ${MAX_SIDE} on a side.`,
      );
    if ((metadata.pages ?? 1) > 1)
      return problem('picture-moving', 'The picture moves; a still one is needed.');
    const whole = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' });
    const small = whole.timeout({ seconds: SECONDS }).autoOrient().resize({ width: 64 });
    const pixels = await small.toColourspace('srgb').raw().toBuffer({ resolveWithObject: true });
    const likeness = await likenessOf(pixels);
    return { width, height, ...(likeness !== undefined && { likeness }) };
  } catch (error) {
    const why = error instanceof Error ? (error.message.split('\n')[0] ?? '') : '';
    return problem('picture-broken', `The picture cannot be read to its end: ${why}. Export it again.`);
  }
}

const problem = (code: string, message: string) => ({ code, message });

function wrongFormat(found: string, ending: string): Inspected {
  return problem(
    'picture-format',
    found === ending
      ? `Pictures are JPEG, PNG, WebP, AVIF or SVG, not ${found.toUpperCase()}. Export it as JPEG.`
      : `The file says .${ending}, but it is ${found === 'unknown' ? 'no picture' : found.toUpperCase()}. Export it as JPEG.`,
  );
}

/** SVG is text without a signature, so file type detection does not find it. */
const textualFormat = (bytes: Uint8Array): string =>
  /<svg[\s>]/i.test(Buffer.from(bytes.subarray(0, 4_096)).toString('latin1')) ? 'svg' : 'unknown';
