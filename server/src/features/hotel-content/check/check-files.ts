import type { FolderFiles } from '../folder/read-folder';
import { readContent } from '../folder/read-content';
import type { FolderPictures, HotelContent } from '../model/hotel-content';
import type { Problem } from '../model/problem';
import { characterProblems } from './check-characters';
import { checkContent } from './check-content';

export interface CheckedFiles {
  /** `undefined` if there are errors. */
  content?: HotelContent;
  problems: Problem[];
}

/** Reads and checks the files of a folder. */
export function checkFiles(files: FolderFiles, pictures?: FolderPictures): CheckedFiles {
  const { content, sources, problems } = readContent(files, pictures);
  const inCharacters = characterProblems(files, sources);
  // Without line ends, a file is one line of which the parser reports the strangest things.
  const unsplit = inCharacters.filter(({ code }) => code === 'line-ends');
  const inKeys = [...sources.values()].flatMap((source) => source.keyProblems());
  const others = content ? checkContent(content, sources) : problems;
  const misread = new Set([...unsplit, ...inKeys].map(({ file }) => file));
  const all = [...inCharacters, ...inKeys, ...others.filter(({ file }) => !misread.has(file))];
  const hasErrors = all.some(({ severity }) => severity === 'error');
  return { problems: all, ...(content && !hasErrors && { content }) };
}
