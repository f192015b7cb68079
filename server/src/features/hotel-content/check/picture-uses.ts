import type { Path } from '../folder/source-file';
import { isDrawing, type HotelContent, type PictureFile } from '../model/hotel-content';
import { itemsOf } from './menu-parts';

/** A place in a file that names a picture. */
export interface PictureUse {
  name: string;
  file: string;
  path: Path;
  /** The kind of use: a `hero` and a `gallery` are shown large, and two items must not share a picture. */
  by: 'hero' | 'gallery' | 'item' | 'other';
}

/** Returns all places of a folder that name a picture. */
export function pictureUses(content: HotelContent): PictureUse[] {
  const { hotel, outlets, activities, directories } = content;
  const one = (name: string | undefined, use: Omit<PictureUse, 'name'>): PictureUse[] =>
    name === undefined ? [] : [{ ...use, name }];
  const many = (file: string, path: Path, names: readonly string[] = []): PictureUse[] =>
    names.map((name, i) => ({ name, file, path: [...path, 'pictures', i], by: 'gallery' }));
  return [
    ...one(hotel.value.picture, { file: hotel.file, path: ['picture'], by: 'hero' }),
    ...[...outlets, ...activities].flatMap(({ file, value }) => many(file, [], value.pictures)),
    ...directories.flatMap(({ file, value }) => [
      ...one(value.picture, { file, path: ['picture'], by: 'other' }),
      ...value.entries.flatMap(({ pictures, documents = [] }, i) => [
        ...many(file, ['entries', i], pictures),
        ...documents.flatMap(({ picture }, k) =>
          one(picture, { file, path: ['entries', i, 'documents', k, 'picture'], by: 'other' }),
        ),
      ]),
    ]),
    ...itemsOf(content).flatMap(({ file, item, path }) =>
      one(item.picture, { file, path: [...path, 'picture'], by: 'item' }),
    ),
  ];
}

/** Returns the photos that a page may show over its whole width: that of the hotel, and those at the top of a page. */
export function widePictures(content: HotelContent): PictureFile[] {
  const names = pictureUses(content)
    .filter(({ by }) => by === 'hero' || by === 'gallery')
    .map(({ name }) => name);
  const pictures = [...new Set(names)].flatMap((name) => content.pictures.files.get(name) ?? []);
  return pictures.filter(({ path }) => !isDrawing(path));
}
