import type { Image } from '@guest/shared/contracts/core/values';
import type { ImportedPicture } from '../../platform/db/tables/columns/stored';
import { DRAWING_FILE } from '../picture/imported-file';

/** The widths in which the file store keeps a photo; a narrower photo ends the list with its own width. */
const PICTURE_WIDTHS = [320, 640, 1280, 2048];
const THUMBNAIL_WIDTH = 640;
/** The width of the one file that clients that do not choose show. */
const PLAIN_WIDTH = 1280;

/** The widths of a photo that is this wide; it is never enlarged. */
export function widthsOf(width: number): number[] {
  const narrower = PICTURE_WIDTHS.filter((one) => one < width);
  return narrower.length < PICTURE_WIDTHS.length ? [...narrower, width] : PICTURE_WIDTHS;
}

/** The widths that exist as JPEG too, for clients that know neither AVIF nor WebP. */
export const jpegWidthsOf = (width: number): number[] => [
  ...new Set([Math.min(width, THUMBNAIL_WIDTH), Math.min(width, PLAIN_WIDTH)]),
];

/** `Image.focus` has steps of 25 %. */
const toStep = (share: number) => Math.round(share * 4) * 25;

/**
 * Maps a picture to its addresses. They name the content of its file, so that what is there never changes and can be
 * cached forever. The format is part of the address rather than negotiated: the service worker and caches on the way
 * then keep what the page has shown, whichever headers they ask with.
 */
export function toImportedImage(
  property: string,
  { hash, width, height, focus, format }: ImportedPicture,
): Omit<Image, 'alt'> {
  const folder = `/pictures/${property}/${hash}`;
  const cropped = focus && { focus: focus.map(toStep).join(' ') };
  if (format === 'svg') {
    const url = `${folder}/${DRAWING_FILE}`;
    return { url, thumbUrl: url, width, height, ...cropped };
  }
  const jpegs = jpegWidthsOf(width);
  return {
    url: `${folder}/${Math.max(...jpegs)}.jpg`,
    thumbUrl: `${folder}/${Math.min(...jpegs)}.jpg`,
    width,
    height,
    sources: ['avif', 'webp'].map((encoding) => ({
      type: `image/${encoding}`,
      srcSet: widthsOf(width)
        .map((one) => `${folder}/${one}.${encoding} ${one}w`)
        .join(),
    })),
    ...cropped,
  };
}
