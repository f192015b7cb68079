import sharp, { type Sharp } from 'sharp';
import { cardWidthsOf, jpegWidthsOf, wideWidthsOf } from '../../../property/imported-image';

/** A file that is served to pages. */
export interface EncodedFile {
  /** Such as `640.avif`. */
  name: string;
  mimeType: string;
  bytes: Uint8Array;
}

// No picture is encoded twice, so that what libvips remembers of pictures would only take memory.
sharp.cache(false);

type Format = 'avif' | 'webp' | 'jpg';
const MIME_TYPES: Readonly<Record<Format, string>> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
};

/** `card` are the files of every photo, and `wide` those of a photo that a page shows over its whole width beside them. */
export type PhotoFiles = 'card' | 'wide';

/**
 * Encodes a photo in the widths and formats that pages request: upright, in sRGB, and without metadata such as the
 * place where it was taken.
 */
export async function encodePhoto(original: Uint8Array, wanted: PhotoFiles): Promise<EncodedFile[]> {
  const { autoOrient } = await sharp(original).metadata();
  const widths = wanted === 'card' ? cardWidthsOf(autoOrient.width) : wideWidthsOf(autoOrient.width);
  if (widths.length === 0) return [];
  // All files are made from the widest one, because decoding the original takes as long as encoding several of them.
  const { data, info } = await sharp(original)
    .autoOrient()
    .resize({ width: Math.max(...widths), withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width: rawWidth, height, channels } = info;
  const files: EncodedFile[] = [];
  const add = async (format: Format, width: number): Promise<void> => {
    const resized = sharp(data, { raw: { width: rawWidth, height, channels } }).resize({ width });
    const bytes = await inFormat(resized, format).toBuffer();
    files.push({ name: `${width}.${format}`, mimeType: MIME_TYPES[format], bytes });
  };
  for (const width of widths) {
    await add('avif', width);
    await add('webp', width);
  }
  if (wanted === 'card') for (const width of jpegWidthsOf(autoOrient.width)) await add('jpg', width);
  return files;
}

function inFormat(picture: Sharp, format: Format): Sharp {
  // Photos have colours at half the resolution in the two other formats as well; in full, an AVIF takes a third longer to encode.
  if (format === 'avif') return picture.avif({ quality: 52, effort: 3, chromaSubsampling: '4:2:0' });
  if (format === 'webp') return picture.webp({ quality: 78 });
  // JPEG has no transparency; transparent areas would become black.
  return picture.flatten({ background: 'white' }).jpeg({ quality: 80, mozjpeg: true });
}
