import type { Image } from '@guest/shared/contracts/core/values';
import type { PostPicture } from '../../../platform/db/tables/content/feed';
import type { PropertyScope } from '../../property/property-scope';
import { THUMBNAIL_WIDTHS } from '../../upload/content/re-encode-photo';
import { thumbnailKey } from '../../upload/store/thumbnail-key';
import { photoAddress } from './photo-address';

/** Maps a picture of the hotel or a photo of a guest to what pages show. `addressOf` returns the address of a file. */
export function toImage(
  picture: PostPicture,
  { image }: Pick<PropertyScope, 'image'>,
  addressOf: (file: string) => string = photoAddress,
): Image {
  if (!('file' in picture)) return image(picture);
  const { file, alt, width, height } = picture;
  const thumbnail = THUMBNAIL_WIDTHS.findLast((one) => one < width);
  return {
    url: addressOf(file),
    thumbUrl: addressOf(thumbnail === undefined ? file : thumbnailKey(file, thumbnail)),
    alt,
    width,
    height,
  };
}
