import { readContent } from '../folder/read-content';
import type { ContentRows } from '../rows/rows';
import { rowsOf } from '../rows/rows-of';
import type { VersionFiles } from './version.repository';

/** Derives the rows of a stored version. It is not checked again, because it was checked when it was stored. */
export function rowsOfFiles({ files, pictures }: VersionFiles, now?: Date): ContentRows {
  const { content, problems } = readContent(files, pictures);
  if (!content) throw new Error(`a stored version cannot be read: ${problems[0]?.code ?? ''}`);
  return rowsOf(content, now);
}
