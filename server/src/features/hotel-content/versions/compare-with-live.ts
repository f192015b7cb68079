import { compareRows, type Comparison } from '../changes/compare-rows';
import { rowsAsJson } from '../changes/row-changes';
import type { ContentRows } from '../rows/rows';
import { rowsOfFiles } from './rows-of-files';
import type { ContentRepository, ContentVersion, VersionFiles } from './version.repository';

/** Contains what a version is compared with: the rows that were written last as JSON, or the files that they are derived from. */
export interface CompareInput {
  files: VersionFiles;
  now: Date;
  /** `null` for a new hotel. */
  written: string | VersionFiles | null;
}

/** Compares a version with the live one, perhaps in another thread. */
export type Compare = (input: CompareInput) => Comparison | Promise<Comparison>;

/** A comparison, and the state of the hotel that it holds for. */
export interface ComparedVersion {
  state: string | null;
  comparison: Comparison;
}

/** Compares the files of a version with what is live at this moment. */
export async function compareWithLive(
  versions: ContentRepository,
  of: { slug: string; files: VersionFiles },
  { now, compare }: { now: Date; compare: Compare },
): Promise<ComparedVersion> {
  const { state, ...input } = await readToCompare(versions, of);
  return { state, comparison: await compare({ ...input, now }) };
}

/** Reads what a version is compared with, for callers that do not keep their transaction open meanwhile. */
export async function readToCompare(
  versions: ContentRepository,
  { slug, files }: { slug: string; files: VersionFiles },
): Promise<Omit<CompareInput, 'now'> & Pick<ComparedVersion, 'state'>> {
  const live = await versions.live(slug);
  // The state is read first: if the rows are written anew in between, it is no longer the current one.
  const state = await stateOf(versions, live);
  const written = live ? ((await versions.writtenJson(live)) ?? (await versions.filesOf(live))) : null;
  return { state, files, written };
}

/** Identifies the rows that were written last: a start after an update may write others for the same version. */
export const stateOf = async (
  versions: ContentRepository,
  live: ContentVersion | undefined,
): Promise<string | null> => (live ? `${live.id} ${await versions.derivedBy(live)}` : null);

/** Compares in this thread. `derive` replaces how rows are derived from the files of the version. */
export const compareHere =
  (derive: (files: VersionFiles, now: Date) => ContentRows | Promise<ContentRows> = rowsOfFiles): Compare =>
  async ({ files, now, written }) =>
    compareRows(await derive(files, now), writtenRows(written, now));

export function writtenRows(written: CompareInput['written'], now: Date): ContentRows | null {
  // The cast is safe because only `recordWrittenRows` writes this JSON.
  if (typeof written === 'string') return JSON.parse(written) as ContentRows;
  return written && rowsAsJson(rowsOfFiles(written, now));
}
