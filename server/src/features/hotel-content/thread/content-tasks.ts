import { createHash } from 'node:crypto';
import { compareRows, type Comparison } from '../changes/compare-rows';
import { checkFiles } from '../check/check-files';
import type { FolderFiles } from '../folder/read-folder';
import type { Contents, ThreeContents } from '../merge/contents';
import type { FolderPictures, HotelContent } from '../model/hotel-content';
import type { Problem } from '../model/problem';
import { propertyIdIn } from '../rows/row-context';
import { rowsOf } from '../rows/rows-of';
import { writtenRows, type CompareInput } from '../versions/compare-with-live';
import { ContentConflict } from '../versions/content-conflict';
import { takeOver, type RebaseOptions } from '../versions/rebase';
import { rowsOfFiles } from '../versions/rows-of-files';

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
  compare: { input: CompareInput; result: Comparison };
  merge: { input: { three: ThreeContents; options: RebaseOptions }; result: Merged };
}

export type ContentTask = {
  [Name in keyof ContentTasks]: { name: Name; input: ContentTasks[Name]['input'] };
}[keyof ContentTasks];

/** Runs in a thread of its own, in which nobody waits for something else. */
export function runTask(task: ContentTask): ContentTasks[keyof ContentTasks]['result'] {
  if (task.name === 'compare') return compared(task.input);
  if (task.name === 'merge') return mergedOrConflict(task.input.three, task.input.options);
  const { content, problems } = checkFiles(task.input.files, task.input.pictures);
  if (!content) return { problems };
  checked = { of: identityOf(task.input), content };
  const { slug, demo = false } = content.hotel.value;
  return { problems, hotel: { slug, propertyId: propertyIdIn(content), isDemo: demo } };
}

/** The content that was checked last: it is mostly what is published next, and parsing it again would take a second. */
let checked: { of: string; content: HotelContent } | undefined;

function compared({ files, now, written }: CompareInput): Comparison {
  const rows = checked?.of === identityOf(files) ? rowsOf(checked.content, now) : rowsOfFiles(files, now);
  return compareRows(rows, writtenRows(written, now));
}

/** Identifies files and pictures by what rows are derived from. */
function identityOf({ files, pictures }: Contents): string {
  const facts = [...pictures].map(([name, one]) => [name, one?.path, one?.sha256, one?.width, one?.height]);
  return createHash('sha256')
    .update(JSON.stringify([[...files], facts.sort()]))
    .digest('hex');
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
