import { DRAWING_FILE } from '../../picture/imported-file';
import { jpegWidthsOf, widthsOf } from '../../property/imported-image';
import type { EncodedFile } from './decoding/encode-photo';
import { decodingProcesses } from './decoding/processes';
import { rewriteSvg } from './svg/rewrite-svg';

/**
 * Encodes a photo in all widths and formats that pages request, in another process. A drawing stays SVG, because it is
 * sharp in every width. Rejects with a `DecoderFailure` if the decoder ends before it is done.
 */
export async function encodePicture(original: Buffer, isDrawing: boolean): Promise<EncodedFile[]> {
  if (!isDrawing) return decodingProcesses.encode(original);
  const { svg } = rewriteSvg(original);
  return [{ name: DRAWING_FILE, mimeType: 'image/svg+xml', bytes: Buffer.from(svg) }];
}

/** Returns the names of all files that may exist for a picture of this width. */
export const fileNames = (width: number): string[] => [
  DRAWING_FILE,
  ...widthsOf(width).flatMap((one) => [`${one}.avif`, `${one}.webp`]),
  ...jpegWidthsOf(width).map((one) => `${one}.jpg`),
];
