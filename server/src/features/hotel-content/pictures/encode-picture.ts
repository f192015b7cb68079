import sharp, { type Sharp } from 'sharp';
import { DRAWING_FILE } from '../../picture/imported-file';
import { jpegWidthsOf, widthsOf } from '../../property/imported-image';
import { rewriteSvg } from './svg/rewrite-svg';

/** A file that is served to pages. */
export interface EncodedFile {
  /** Such as `640.avif`. */
  name: string;
  mimeType: string;
  bytes: Buffer;
}

type Format = 'avif' | 'webp' | 'jpg';
const MIME_TYPES: Readonly<Record<Format, string>> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
};

/**
 * Encodes a photo in all widths and formats that pages request: upright, in sRGB, and without metadata such as the
 * place where it was taken. A drawing stays SVG, because it is sharp in every width.
 */
export async function* encodePicture(original: Buffer, isDrawing: boolean): AsyncGenerator<EncodedFile> {
  if (isDrawing) {
    const { svg } = rewriteSvg(original);
    yield { name: DRAWING_FILE, mimeType: 'image/svg+xml', bytes: Buffer.from(svg) };
    return;
  }
  const { autoOrient } = await sharp(original).metadata();
  const encoded = async (format: Format, width: number): Promise<EncodedFile> => {
    const resized = sharp(original).autoOrient().resize({ width, withoutEnlargement: true });
    const picture = inFormat(resized.toColourspace('srgb'), format);
    return { name: `${width}.${format}`, mimeType: MIME_TYPES[format], bytes: await picture.toBuffer() };
  };
  for (const width of widthsOf(autoOrient.width)) {
    yield await encoded('avif', width);
    yield await encoded('webp', width);
  }
  for (const width of jpegWidthsOf(autoOrient.width)) yield await encoded('jpg', width);
}

/** Returns the names of all files that may exist for a picture of this width. */
export const fileNames = (width: number): string[] => [
  DRAWING_FILE,
  ...widthsOf(width).flatMap((one) => [`${one}.avif`, `${one}.webp`]),
  ...jpegWidthsOf(width).map((one) => `${one}.jpg`),
];

function inFormat(picture: Sharp, format: Format): Sharp {
  if (format === 'avif') return picture.avif({ quality: 52, effort: 3 });
  if (format === 'webp') return picture.webp({ quality: 78 });
  // JPEG has no transparency; transparent areas would become black.
  return picture.flatten({ background: 'white' }).jpeg({ quality: 80, mozjpeg: true });
}
