import sharp from 'sharp';
import { malformed, Refusal } from '../../platform/errors/refusal';
import { fileTooLarge, wrongFileType } from '../upload/rules/file-refusals';

export const LARGEST_PHOTO_BYTES = 7_000_000;
const SIDE = 512;
const MOST_PIXELS = 40_000_000;
const QUALITY = 82;

export interface Square {
  left: number;
  top: number;
  size: number;
}

export const photoTooLarge = () => fileTooLarge('photo');

/** Converts a photo to its stored form: upright, square, small and without metadata. */
export async function profilePhoto(bytes: Buffer, type: string, wished: Partial<Square>): Promise<Buffer> {
  if (!isWhatItSays(bytes, type)) throw wrongFileType();
  try {
    const { data, info } = await sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
      .autoOrient()
      .flatten({ background: '#fff' })
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { left, top, size } = squareIn(info, wished);
    return await sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } })
      .extract({ left, top, width: size, height: size })
      .resize(SIDE, SIDE)
      .toColourspace('srgb')
      .jpeg({ quality: QUALITY })
      .toBuffer();
  } catch (error) {
    if (error instanceof Refusal) throw error;
    // The data is no valid picture or has too many pixels.
    throw wrongFileType();
  }
}

/** Checks the type by the first bytes, because the declared type is not trusted. */
function isWhatItSays(bytes: Buffer, type: string): boolean {
  const begins = (...signs: number[]) => bytes.subarray(0, signs.length).equals(Buffer.from(signs));
  if (type === 'image/png') return begins(0x89, 0x50, 0x4e, 0x47);
  return (type === 'image/jpeg' || type === 'image/jpg') && begins(0xff, 0xd8, 0xff);
}

function squareIn(picture: { width: number; height: number }, wished: Partial<Square>): Square {
  const { width, height } = picture;
  const { size = Math.min(width, height) } = wished;
  const { left = Math.floor((width - size) / 2), top = Math.floor((height - size) / 2) } = wished;
  const isInside = size >= 1 && left >= 0 && top >= 0 && left + size <= width && top + size <= height;
  if (!isInside) throw malformed();
  return { left, top, size };
}
