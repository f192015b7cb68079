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

/** A valid picture in the folder `pictures`. */
export interface PictureFile {
  /** Such as `pictures/hero.jpg`. */
  path: string;
  sha256: string;
  /** The width in pixels after rotation according to its metadata. */
  width: number;
  height: number;
  /** Tells which other pictures look almost the same. Pictures of stored versions and drawings have none. */
  likeness?: string | undefined;
}

/** Returns the name by which other files refer to a picture: its file name without folder and extension. */
export const pictureName = (path: string): string => path.replace(/^.*\/|\.[^.]*$/g, '');

/** Returns whether a picture is a drawing, which is served as SVG. A photo is encoded in several widths and formats. */
export const isDrawing = (path: string): boolean => path.endsWith('.svg');

/** The pictures of a folder by name; `null` for a picture that exists but cannot be used. */
export type FolderPictures = ReadonlyMap<string, PictureFile | null>;

/** The whole content of a hotel. Lists are in the order in which guests see them. */
export interface HotelContent {
  hotel: Part<Hotel>;
  guidelines: Part<Guidelines> | null;
  loyalty: Part<Loyalty> | null;
  modifiers: Part<readonly ModifierGroup[]>;
  requests: Part<readonly Request[]>;
  directories: Part<Directory>[];
  outlets: OutletContent[];
  activities: Part<Activity>[];
  /** The alternative texts and other details from `pictures.yaml`, and the picture files themselves. */
  pictures: Part<Pictures> & { files: FolderPictures };
  /** The translations by language and by the path of the translated file. */
  texts: ReadonlyMap<string, ReadonlyMap<string, FileTexts>>;
}
