import { checkFiles } from '../check/check-files';
import type { FolderFiles } from '../folder/read-folder';
import type { Contents, ThreeContents } from '../merge/contents';
import type { FolderPictures } from '../model/hotel-content';
import type { Problem } from '../model/problem';
import { propertyIdIn } from '../rows/row-context';
import type { ContentRows } from '../rows/rows';
import { ContentConflict } from '../versions/content-conflict';
import { takeOver, type RebaseOptions } from '../versions/rebase';
import { rowsOfFiles } from '../versions/rows-of-files';
import type { VersionFiles } from '../versions/version.repository';

/** The result of checking a draft. It contains only what callers need, because it is copied between threads. */
export interface CheckedDraft {
  /** `undefined` if there are errors. */
  hotel?: { slug: string; propertyId: string; isDemo: boolean };
  problems: Problem[];
}

/** The result of a merge, or the conflict that ends it: a class does not survive being copied between threads. */
export type Merged = Contents | Pick<ContentConflict, 'code' | 'message'>;

/** The work on content that takes seconds of computing for a large hotel, with its results. */
export interface ContentTasks {
  check: { input: { files: FolderFiles; pictures: FolderPictures }; result: CheckedDraft };
  derive: { input: { files: VersionFiles; now: Date }; result: ContentRows };
  merge: { input: { three: ThreeContents; options: RebaseOptions }; result: Merged };
}

export type ContentTask = {
  [Name in keyof ContentTasks]: { name: Name; input: ContentTasks[Name]['input'] };
}[keyof ContentTasks];

/** Runs in a thread of its own, in which nobody waits for something else. */
export function runTask(task: ContentTask): ContentTasks[keyof ContentTasks]['result'] {
  if (task.name === 'derive') return rowsOfFiles(task.input.files, task.input.now);
  if (task.name === 'merge') return mergedOrConflict(task.input.three, task.input.options);
  const { content, problems } = checkFiles(task.input.files, task.input.pictures);
  if (!content) return { problems };
  const { slug, demo = false } = content.hotel.value;
  return { problems, hotel: { slug, propertyId: propertyIdIn(content), isDemo: demo } };
}

function mergedOrConflict(three: ThreeContents, options: RebaseOptions): Merged {
  try {
    const { files, pictures } = takeOver(three, options);
    return { files, pictures };
  } catch (error) {
    if (!(error instanceof ContentConflict)) throw error;
    return { code: error.code, message: error.message };
  }
}
