import sharp, { type Sharp } from 'sharp';
import { wrongFileType } from '../rules/file-errors';

const MAX_PIXELS = 40_000_000;
const MAX_SIDE = 4_096;
export const THUMBNAIL_WIDTHS = [320, 960];
const FORMATS: Readonly<Record<string, string>> = {
  'image/png': 'png',
  'image/jpeg': 'jpeg',
  'image/gif': 'gif',
};

export interface EncodedPhoto {
  bytes: Buffer;
  width: number;
  height: number;
  thumbnails: { width: number; bytes: Buffer }[];
}

/**
 * Re-encodes a picture: upright, limited in size and without metadata. A GIF stays animated; its thumbnails
 * are still.
 */
export async function reEncodePhoto(bytes: Buffer, mimeType: string): Promise<EncodedPhoto> {
  const isAnimated = mimeType === 'image/gif';
  const open = (animated: boolean) =>
    sharp(bytes, { animated, limitInputPixels: MAX_PIXELS, failOn: 'error' });
  try {
    const { format } = await sharp(bytes, { limitInputPixels: MAX_PIXELS }).metadata();
    if (format !== FORMATS[mimeType]) throw wrongFileType();
    const whole = open(isAnimated).autoOrient();
    const { data, info } = await encodeAs(fitWithin(whole, MAX_SIDE), mimeType).toBuffer({
      resolveWithObject: true,
    });
    // The frames of an animation are one tall picture, so the height is that of a frame.
    const height = info.pageHeight ?? info.height;
    const widths = THUMBNAIL_WIDTHS.filter((width) => width < info.width);
    const thumbnails = [];
    for (const width of widths) {
      const still = open(false).autoOrient().resize({ width }).toColourspace('srgb');
      thumbnails.push({ width, bytes: await still.webp({ quality: 78 }).toBuffer() });
    }
    return { bytes: data, width: info.width, height, thumbnails };
  } catch {
    // The data is no valid picture, is truncated or has too many pixels.
    throw wrongFileType();
  }
}

const fitWithin = (picture: Sharp, side: number) =>
  picture.resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true });

function encodeAs(picture: Sharp, mimeType: string): Sharp {
  if (mimeType === 'image/gif') return picture.gif();
  const inScreenColours = picture.toColourspace('srgb');
  return mimeType === 'image/png' ? inScreenColours.png() : inScreenColours.jpeg({ quality: 86 });
}
