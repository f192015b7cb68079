import type { FolderFiles } from '../folder/read-folder';
import type { FolderPictures } from '../model/hotel-content';

/** The files and pictures of a hotel. */
export interface Contents {
  files: FolderFiles;
  pictures: FolderPictures;
}

/** Contents that were edited twice from the same base. */
export interface ThreeContents {
  base: Contents;
  theirs: Contents;
  mine: Contents;
}

export const NO_CONTENTS: Contents = { files: new Map(), pictures: new Map() };
