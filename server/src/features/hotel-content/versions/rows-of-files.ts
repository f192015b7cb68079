import { readContent } from '../folder/read-content';
import type { HotelContent } from '../model/hotel-content';
import type { ContentRows } from '../rows/rows';
import { rowsOf } from '../rows/rows-of';
import type { VersionFiles } from './version.repository';

/** Derives the rows of a stored version. */
export const rowsOfFiles = (files: VersionFiles, now?: Date): ContentRows =>
  rowsOf(contentOfFiles(files), now);

/** Reads a stored version. It is not checked again, because it was checked when it was stored. */
export function contentOfFiles({ files, pictures }: VersionFiles): HotelContent {
  const { content, problems } = readContent(files, pictures);
  if (!content) throw new Error(`a stored version cannot be read: ${problems[0]?.code ?? ''}`);
  return content;
}
