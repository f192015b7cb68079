import { CARD_WIDTH, pictureHash } from '../../picture/imported-file';
import type { ImportedPicture } from '../../../platform/db/tables/columns/stored';
import { isDrawing } from '../model/hotel-content';
import type { RowContext } from './row-context';

/** Maps the names of pictures that a page may show over its whole width to their stored form. */
export function storedPictures(
  { content, texts }: Pick<RowContext, 'content' | 'texts'>,
  names: readonly (string | undefined)[] = [],
): ImportedPicture[] {
  const { file, value, files } = content.pictures;
  return names.flatMap((name) => {
    const picture = name === undefined ? undefined : files.get(name);
    // Unknown names and unusable files are skipped here, because the check reports them.
    if (name === undefined || !picture || !Object.hasOwn(value, name)) return [];
    const about = value[name];
    if (!about) return [];
    return {
      hash: pictureHash(picture.sha256),
      width: picture.width,
      height: picture.height,
      focus: about.focus ?? null,
      ...(isDrawing(picture.path) && { format: 'svg' as const }),
      alt: texts.of(file, name)('alt', about.alt),
    };
  });
}

/** Maps the name of a picture to its stored form for a place that is never as wide as the page. */
export const storedCard = (
  context: Pick<RowContext, 'content' | 'texts'>,
  name: string | undefined,
): ImportedPicture[] =>
  storedPictures(context, [name]).map((picture) =>
    // Other pictures have no wide files.
    picture.format || picture.width <= CARD_WIDTH ? picture : { ...picture, isCard: true },
  );
