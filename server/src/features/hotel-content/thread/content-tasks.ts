import { compareParts, compareRows, type Comparison, type WrittenParts } from '../changes/compare-rows';
import { partsOf, rowsIn, type RowParts } from '../changes/row-parts';
import { checkFiles } from '../check/check-files';
import { widePictures } from '../check/picture-uses';
import type { FolderFiles } from '../folder/read-folder';
import type { Contents, ThreeContents } from '../merge/contents';
import { identityOfTexts } from '../model/content-identity';
import type { FolderPictures, HotelContent, PictureFile } from '../model/hotel-content';
import type { Problem } from '../model/problem';
import { propertyIdIn, todayAt } from '../rows/row-context';
import { rowsOf } from '../rows/rows-of';
import { hashesOf, wholeRows, type WholeRows } from '../versions/compare-with-live';
import { ContentConflict } from '../versions/content-conflict';
import { takeOver, type RebaseOptions } from '../versions/rebase';
import { contentOfFiles } from '../versions/rows-of-files';
import type { VersionFiles } from '../versions/version.repository';

/** The result of checking a draft. It contains only what callers need, because it is copied between threads. */
export interface CheckedDraft {
  /** `undefined` if there are errors. */
  hotel?: { slug: string; propertyId: string; isDemo: boolean; wide: PictureFile[] };
  problems: Problem[];
}

/** The result of a merge, or the conflict that ends it: a class does not survive being copied between threads. */
export type Merged = Contents | Pick<ContentConflict, 'code' | 'message'>;

/** Names the content of a version, and contains its files if the thread has asked for them. */
interface DeriveInput {
  /** See `identityOf`. */
  identity: string;
  files?: VersionFiles;
  now: Date;
}

/**
 * The work on content that takes seconds of computing for a large hotel, with its results. `undefined` asks for the files:
 * the thread does not remember the content.
 */
export interface ContentTasks {
  check: { input: { files: FolderFiles; pictures: FolderPictures }; result: CheckedDraft };
  /** Returns the hashes of the parts of the rows by their names. */
  derive: { input: DeriveInput; result: ReadonlyMap<string, string> | undefined };
  compare: {
    input: DeriveInput & { written: WholeRows | WrittenParts | null };
    result: Comparison | undefined;
  };
  merge: { input: { three: ThreeContents; options: RebaseOptions }; result: Merged };
}

export type ContentTask = {
  [Name in keyof ContentTasks]: { name: Name; input: ContentTasks[Name]['input'] };
}[keyof ContentTasks];

/** Runs in a thread of its own, in which nobody waits for something else. */
export function runTask(task: ContentTask): ContentTasks[keyof ContentTasks]['result'] {
  if (task.name === 'derive') return hashesDerived(task.input);
  if (task.name === 'compare') return compared(task.input);
  if (task.name === 'merge') return mergedOrConflict(task.input.three, task.input.options);
  const { content, problems } = checkFiles(task.input.files, task.input.pictures);
  if (!content) return { problems };
  remember(identityOfTexts(task.input), content, new Date());
  const { slug, demo = false } = content.hotel.value;
  const hotel = { slug, propertyId: propertyIdIn(content), isDemo: demo, wide: widePictures(content) };
  return { problems, hotel };
}

interface Derived {
  of: string;
  hotel: HotelContent['hotel'];
  today: string | undefined;
  parts: RowParts;
}

/**
 * The rows of the content that was checked or derived last: it is mostly what is published next, and parsing it again
 * would take a second. Found by the content itself, so that only what has passed the check is taken for it.
 */
let last: Derived | undefined;

function remember(of: string, content: HotelContent, now: Date): RowParts {
  const parts = partsOf(rowsOf(content, now));
  last = { of, hotel: content.hotel, today: dayThatMatters(content, now), parts };
  return parts;
}

/** Only a demo hotel has dates that count from today. */
const dayThatMatters = (content: Pick<HotelContent, 'hotel'>, now: Date): string | undefined =>
  content.hotel.value.demo ? todayAt(content, now) : undefined;

function derived({ identity, files, now }: DeriveInput): RowParts | undefined {
  if (last?.of === identity && last.today === dayThatMatters(last, now)) return last.parts;
  return files && remember(identity, contentOfFiles(files), now);
}

function hashesDerived(input: DeriveInput): ReadonlyMap<string, string> | undefined {
  const parts = derived(input);
  return parts && hashesOf(parts);
}

function compared({ written, ...input }: ContentTasks['compare']['input']): Comparison | undefined {
  const parts = derived(input);
  if (!parts) return undefined;
  if (!written || !('whole' in written)) return compareParts(parts, written);
  const rows = rowsIn([...parts].map(([name, { json }]) => [name, json] as const));
  return compareRows(rows, wholeRows(written, input.now));
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
