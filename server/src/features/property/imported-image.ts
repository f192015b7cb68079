import type { Image } from '@guest/shared/contracts/core/values';
import type { ImportedPicture } from '../../platform/db/tables/columns/stored';
import { CARD_WIDTH, DRAWING_FILE } from '../picture/imported-file';

/** The widths in which a photo is stored. For a narrower photo, the list ends with its own width. */
const PICTURE_WIDTHS = [320, 640, CARD_WIDTH, 2048];
const THUMBNAIL_WIDTH = 640;
/** The width of the file for clients that cannot choose among several widths. */
const PLAIN_WIDTH = 1280;

/** Returns all widths in which a photo may be stored. It is never enlarged. */
export function widthsOf(width: number): number[] {
  const narrower = PICTURE_WIDTHS.filter((one) => one < width);
  return narrower.length < PICTURE_WIDTHS.length ? [...narrower, width] : PICTURE_WIDTHS;
}

/** Returns the widths in which every photo is stored. */
export const cardWidthsOf = (width: number): number[] => widthsOf(width).filter((one) => one <= CARD_WIDTH);

/** Returns the further widths of a photo that a page shows over its whole width. */
export const wideWidthsOf = (width: number): number[] => widthsOf(width).filter((one) => one > CARD_WIDTH);

/** Returns the widths that also exist as JPEG, for clients that support neither AVIF nor WebP. */
export const jpegWidthsOf = (width: number): number[] => [
  ...new Set([Math.min(width, THUMBNAIL_WIDTH), Math.min(width, PLAIN_WIDTH)]),
];

/** `Image.focus` has steps of 25 %. */
const toStep = (share: number) => Math.round(share * 4) * 25;

/**
 * Maps a picture to its URLs. They contain a hash of the content, so the responses never change and can be cached
 * forever. The format is part of the URL instead of being negotiated, so that the service worker and other caches
 * store what the page has shown, whatever headers they send.
 */
export function toImportedImage(
  property: string,
  { hash, width, height, focus, format, isCard }: ImportedPicture,
): Omit<Image, 'alt'> {
  const folder = `/pictures/${property}/${hash}`;
  const cropped = focus && { focus: focus.map(toStep).join(' ') };
  if (format === 'svg') {
    const url = `${folder}/${DRAWING_FILE}`;
    return { url, thumbUrl: url, width, height, ...cropped };
  }
  const jpegs = jpegWidthsOf(width);
  const widths = isCard ? cardWidthsOf(width) : widthsOf(width);
  return {
    url: `${folder}/${Math.max(...jpegs)}.jpg`,
    thumbUrl: `${folder}/${Math.min(...jpegs)}.jpg`,
    width,
    height,
    sources: ['avif', 'webp'].map((encoding) => ({
      type: `image/${encoding}`,
      srcSet: widths.map((one) => `${folder}/${one}.${encoding} ${one}w`).join(),
    })),
    ...cropped,
  };
}
