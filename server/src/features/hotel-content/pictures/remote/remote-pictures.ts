import type { FolderFiles } from '../../folder/read-folder';
import { parseSource } from '../../folder/source-file';
import type { FolderPictures } from '../../model/hotel-content';
import { picturesSchema } from '../../schema/pictures.schema';

const FILE = 'pictures/pictures.yaml';

/** A picture that has an address but no file in the folder, with the place of the address in `pictures.yaml`. */
export interface RemotePicture {
  name: string;
  url: string;
  file: string;
  line: number;
  column: number;
}

/** Returns the pictures that an import has to fetch. */
export function remotePictures(files: FolderFiles, pictures: FolderPictures): RemotePicture[] {
  const { file } = parseSource(FILE, files.get(FILE) ?? '');
  const entries = picturesSchema.safeParse(file?.value ?? {}).data ?? {};
  return Object.entries(entries).flatMap(([name, { url }]) =>
    url === undefined || pictures.has(name) || !file
      ? []
      : [{ name, url, file: FILE, ...file.placeOf([name, 'url']) }],
  );
}
