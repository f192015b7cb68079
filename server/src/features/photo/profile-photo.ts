import sharp from 'sharp';
import { malformed, RequestError } from '../../platform/errors/request-error';
import { fileTooLarge, wrongFileType } from '../upload/rules/file-errors';

export const MAX_PHOTO_BYTES = 7_000_000;
const SIDE = 512;
const MAX_PIXELS = 40_000_000;
const QUALITY = 82;

export interface Square {
  left: number;
  top: number;
  size: number;
}

export const photoTooLarge = () => fileTooLarge('photo');

/** Converts a photo to its stored form: upright, square, small and without metadata. */
export async function encodeProfilePhoto(
  bytes: Buffer,
  type: string,
  crop: Partial<Square>,
): Promise<Buffer> {
  if (!hasDeclaredType(bytes, type)) throw wrongFileType();
  try {
    const { data, info } = await sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
      .autoOrient()
      .flatten({ background: '#fff' })
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { left, top, size } = cropArea(info, crop);
    return await sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } })
      .extract({ left, top, width: size, height: size })
      .resize(SIDE, SIDE)
      .toColourspace('srgb')
      .jpeg({ quality: QUALITY })
      .toBuffer();
  } catch (error) {
    if (error instanceof RequestError) throw error;
    // The data is no valid picture or has too many pixels.
    throw wrongFileType();
  }
}

/** Checks the type by the first bytes, because the declared type is not trusted. */
function hasDeclaredType(bytes: Buffer, type: string): boolean {
  const startsWith = (...signs: number[]) => bytes.subarray(0, signs.length).equals(Buffer.from(signs));
  if (type === 'image/png') return startsWith(0x89, 0x50, 0x4e, 0x47);
  return (type === 'image/jpeg' || type === 'image/jpg') && startsWith(0xff, 0xd8, 0xff);
}

function cropArea(picture: { width: number; height: number }, crop: Partial<Square>): Square {
  const { width, height } = picture;
  const { size = Math.min(width, height) } = crop;
  const { left = Math.floor((width - size) / 2), top = Math.floor((height - size) / 2) } = crop;
  const isInside = size >= 1 && left >= 0 && top >= 0 && left + size <= width && top + size <= height;
  if (!isInside) throw malformed();
  return { left, top, size };
}
