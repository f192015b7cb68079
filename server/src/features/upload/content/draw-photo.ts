import sharp, { type Sharp } from 'sharp';
import { wrongFileType } from '../rules/file-refusals';

const MOST_PIXELS = 40_000_000;
const LONGEST_SIDE = 4_096;
export const THUMBNAIL_WIDTHS = [320, 960];
const FORMATS: Readonly<Record<string, string>> = {
  'image/png': 'png',
  'image/jpeg': 'jpeg',
  'image/gif': 'gif',
};

export interface DrawnPhoto {
  bytes: Buffer;
  width: number;
  height: number;
  thumbnails: { width: number; bytes: Buffer }[];
}

/**
 * Re-encodes a picture: upright, limited in size and without metadata. A GIF stays animated; its thumbnails
 * are still.
 */
export async function drawPhoto(bytes: Buffer, mimeType: string): Promise<DrawnPhoto> {
  const isMoving = mimeType === 'image/gif';
  const open = (animated: boolean) =>
    sharp(bytes, { animated, limitInputPixels: MOST_PIXELS, failOn: 'error' });
  try {
    const { format } = await sharp(bytes, { limitInputPixels: MOST_PIXELS }).metadata();
    if (format !== FORMATS[mimeType]) throw wrongFileType();
    const whole = open(isMoving).autoOrient();
    const { data, info } = await encoded(within(whole, LONGEST_SIDE), mimeType).toBuffer({
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

const within = (picture: Sharp, side: number) =>
  picture.resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true });

function encoded(picture: Sharp, mimeType: string): Sharp {
  if (mimeType === 'image/gif') return picture.gif();
  const inScreenColours = picture.toColourspace('srgb');
  return mimeType === 'image/png' ? inScreenColours.png() : inScreenColours.jpeg({ quality: 86 });
}
