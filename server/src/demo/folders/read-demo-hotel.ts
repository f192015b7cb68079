import { readContent } from '../../features/hotel-content/folder/read-content';
import { readFolder, type FolderFiles } from '../../features/hotel-content/folder/read-folder';
import type { FolderPictures, HotelContent } from '../../features/hotel-content/model/hotel-content';
import { readPictures } from '../../features/hotel-content/pictures/read-pictures';
import { hotelFolder } from './demo-folders';

export interface DemoHotel {
  slug: string;
  folder: string;
  content: HotelContent;
  files: FolderFiles;
  pictures: FolderPictures;
}

/** Reads the folder of a demo hotel without checking it, because a test checks these folders. */
export async function readDemoHotel(slug: string): Promise<DemoHotel> {
  const folder = hotelFolder(slug);
  const [{ files }, { pictures }] = await Promise.all([readFolder(folder), readPictures(folder)]);
  const { content, problems } = readContent(files, pictures);
  if (!content) throw new Error(`the demo hotel ${slug} cannot be read: ${JSON.stringify(problems[0])}`);
  return { slug, folder, content, files, pictures };
}
