import type { Activity } from '../schema/activity.schema';
import type { Directory } from '../schema/directory.schema';
import type { Guidelines, Hotel, Loyalty, Request } from '../schema/hotel.schema';
import type { Menu, ModifierGroup } from '../schema/menu.schema';
import type { Outlet, Policies, Tables } from '../schema/outlet.schema';
import type { Pictures } from '../schema/pictures.schema';
import type { FileTexts } from '../schema/texts.schema';

/** A part of the content and the file it comes from. */
export interface Part<T> {
  file: string;
  value: T;
}

export interface OutletContent extends Part<Outlet> {
  menus: Part<Menu>[];
  tables: Part<Tables> | null;
  policies: Part<Policies> | null;
}

/** A file of the folder `pictures` whose content can be used. */
export interface PictureFile {
  /** Such as `pictures/hero.jpg`. */
  path: string;
  sha256: string;
  /** The size of the upright picture in pixels. */
  width: number;
  height: number;
}

/** The name by which the texts of a folder call a picture: that of its file without folder and ending. */
export const pictureName = (path: string): string => path.replace(/^.*\/|\.[^.]*$/g, '');

/** A drawing is served as it is; a photo is encoded in several widths and formats. */
export const isDrawing = (path: string): boolean => path.endsWith('.svg');

/** The pictures of a folder by name, without the ending; `null` if there is one that cannot be used. */
export type FolderPictures = ReadonlyMap<string, PictureFile | null>;

/** The whole content of a hotel, in the order in which guests see it. */
export interface HotelContent {
  hotel: Part<Hotel>;
  guidelines: Part<Guidelines> | null;
  loyalty: Part<Loyalty> | null;
  modifiers: Part<readonly ModifierGroup[]>;
  requests: Part<readonly Request[]>;
  directories: Part<Directory>[];
  outlets: OutletContent[];
  activities: Part<Activity>[];
  /** What `pictures.yaml` says about the files beside it. */
  pictures: Part<Pictures> & { files: FolderPictures };
  /** The texts in further languages, by language and by the file that they translate. */
  texts: ReadonlyMap<string, ReadonlyMap<string, FileTexts>>;
}
