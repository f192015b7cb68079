import { DRAWING_FILE } from '../../picture/imported-file';
import { jpegWidthsOf, wideWidthsOf, widthsOf } from '../../property/imported-image';
import type { EncodedFile } from './decoding/encode-photo';
import { decodingProcesses } from './decoding/processes';
import { rewriteSvg } from './svg/rewrite-svg';

/**
 * Encodes a photo in the widths and formats that every photo has, in another process. A drawing stays SVG, because it is
 * sharp in every width. Rejects with a `DecoderFailure` if the decoder ends before it is done.
 */
export async function encodePicture(original: Buffer, isDrawing: boolean): Promise<EncodedFile[]> {
  if (!isDrawing) return decodingProcesses.encode(original, 'card');
  const { svg } = rewriteSvg(original);
  return [{ name: DRAWING_FILE, mimeType: 'image/svg+xml', bytes: Buffer.from(svg) }];
}

/** Encodes a photo in the further widths for pages that show it over their whole width. */
export const encodeWide = (original: Buffer): Promise<EncodedFile[]> =>
  decodingProcesses.encode(original, 'wide');

/** Returns the names of the files that only a photo has that a page shows over its whole width. */
export const wideFileNames = (width: number): string[] => wideWidthsOf(width).flatMap(namesOf);

/** Returns the names of all files that may exist for a picture of this width. */
export const fileNames = (width: number): string[] => [
  DRAWING_FILE,
  ...widthsOf(width).flatMap(namesOf),
  ...jpegWidthsOf(width).map((one) => `${one}.jpg`),
];

const namesOf = (width: number): string[] => [`${width}.avif`, `${width}.webp`];
