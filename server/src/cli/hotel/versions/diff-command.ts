import type { HotelContent } from '../../../features/hotel-content/model/hotel-content';
import { mergeContents } from '../../../features/hotel-content/merge/merge-contents';
import { rowsOf } from '../../../features/hotel-content/rows/rows-of';
import {
  differencesOf,
  formatDifference,
  type Difference,
} from '../../../features/hotel-content/versions/diff';
import { rowsOfFiles } from '../../../features/hotel-content/versions/rows-of-files';
import { withDatabase } from '../../database/with-database';
import type { CommandResult } from '../result/output';
import { readHotelFolder, summaryOf, type ReadHotelFolder } from '../result/read-hotel-folder';
import { describeStale, folderBase, type FolderBase } from './folder-base';
import { versionsHere, type VersionSource } from './version-source';

export const diffCommand = (env: NodeJS.ProcessEnv, folder: string): Promise<CommandResult> =>
  diffWith(folder, (compare) => withDatabase(env, (db) => compare(versionsHere(db))));

/** Compares a folder with what is live. `connect` is called only for a folder that passes the check. */
export async function diffWith(
  folder: string,
  connect: (compare: (source: VersionSource) => Promise<CommandResult>) => Promise<CommandResult>,
): Promise<CommandResult> {
  const read = await readHotelFolder(folder);
  const { content, problems, files } = read;
  if (!content) return { code: 1, lines: summaryOf(problems, files), problems };
  return connect(async (source) => {
    const state = await folderBase(source, folder, content.hotel.value.slug);
    const rows = state.live && rowsOfFiles(await source.filesOf(content.hotel.value.slug, state.live.number));
    const differences = differencesOf(rows ?? null, rowsOf(content));
    const since =
      state.isStale && state.base ? await changesSince(source, { ...read, content }, state) : undefined;
    const lines = since ? describeBoth(since, state) : describeDifferences(differences, state.live);
    return {
      code: differences.length === 0 && !since ? 0 : 1,
      lines: state.isStale && !since && differences.length > 0 ? [describeStale(state), ...lines] : lines,
      problems,
      data: { live: state.live?.number ?? null, differences, ...since },
    };
  });
}

interface ChangesSince {
  base: number;
  theirs: Difference[];
  yours: Difference[];
  conflicts: string[];
}

/** Compares what somebody else has published with what was edited in the folder, both against their common base. */
async function changesSince(
  source: VersionSource,
  mine: ReadHotelFolder & { content: HotelContent },
  { base, live }: FolderBase,
): Promise<ChangesSince> {
  const { slug } = mine.content.hotel.value;
  const before = await source.filesOf(slug, base?.number ?? 0);
  const there = await source.filesOf(slug, live?.number ?? 0);
  const rows = rowsOfFiles(before);
  return {
    base: base?.number ?? 0,
    theirs: differencesOf(rows, rowsOfFiles(there)),
    yours: differencesOf(rows, rowsOf(mine.content)),
    conflicts: mergeContents({ base: before, theirs: there, mine }).conflicts,
  };
}

const describeBoth = ({ theirs, yours, conflicts }: ChangesSince, state: FolderBase): string[] => [
  describeStale(state),
  `Changed there (${theirs.length}):`,
  ...theirs.map(formatDifference),
  `Changed here (${yours.length}):`,
  ...yours.map(formatDifference),
  conflicts.length === 0
    ? 'Both fit together: import with --rebase takes over what was changed there.'
    : `Changed in both: ${conflicts.join('; ')}.`,
];

const describeDifferences = (differences: Difference[], live: { number: number } | undefined): string[] => [
  ...differences.map(formatDifference),
  live
    ? `${differences.length} differences from version ${live.number}, which is live.`
    : 'Nothing is live yet: all of it is new.',
];
