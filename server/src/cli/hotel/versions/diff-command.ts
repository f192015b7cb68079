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
import { CommandFailure, type CommandResult } from '../result/output';
import { readHotelFolder, summaryOf, type ReadHotelFolder } from '../result/read-hotel-folder';
import { describeStale, folderBase, type FolderBase } from './folder-base';
import { localVersionSource, type VersionSource } from './version-source';

export interface DiffFlags {
  /** The folder is compared with this: `live`, the number of a version, or another folder. */
  against?: string;
}

const LIVE = 'live';

export const diffCommand = (
  env: NodeJS.ProcessEnv,
  folder: string,
  flags: DiffFlags = {},
): Promise<CommandResult> =>
  diffWith(folder, flags, (compare) => withDatabase(env, (db) => compare(localVersionSource(db))));

/** Compares a folder with the live version or with another one. `connect` is called only if versions are needed. */
export async function diffWith(
  folder: string,
  { against = LIVE }: DiffFlags,
  connect: (compare: (source: VersionSource) => Promise<CommandResult>) => Promise<CommandResult>,
): Promise<CommandResult> {
  const read = await readHotelFolder(folder);
  const { content, problems, files } = read;
  if (!content) return { code: 1, lines: summaryOf(problems, files), problems };
  if (against !== LIVE) {
    const isNumber = /^\d+$/.test(against);
    const find = (source: VersionSource) => differencesFromVersion(source, content, Number(against));
    const found = isNumber ? await connect(find) : await differencesFromFolder(content, against);
    return { problems, ...found };
  }
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

async function differencesFromVersion(
  source: VersionSource,
  content: HotelContent,
  number: number,
): Promise<CommandResult> {
  const { slug } = content.hotel.value;
  if (!(await source.list(slug)).some((one) => one.number === number))
    throw new CommandFailure(66, `${slug} has no version ${number}.`, 'version-missing');
  const differences = differencesOf(rowsOfFiles(await source.filesOf(slug, number)), rowsOf(content));
  return resultOf(differences, { against: number, name: `version ${number}` });
}

async function differencesFromFolder(content: HotelContent, folder: string): Promise<CommandResult> {
  const other = await readHotelFolder(folder);
  if (!other.content) {
    const { problems, files } = other;
    return {
      code: 1,
      lines: [`${folder} does not pass the check:`, ...summaryOf(problems, files)],
      problems,
    };
  }
  return resultOf(differencesOf(rowsOf(other.content), rowsOf(content)), { against: folder, name: folder });
}

const resultOf = (
  differences: Difference[],
  { against, name }: { against: string | number; name: string },
): CommandResult => ({
  code: differences.length === 0 ? 0 : 1,
  lines: [...differences.map(formatDifference), `${differences.length} differences from ${name}.`],
  data: { against, differences },
});

interface ChangesSince {
  base: number;
  theirs: Difference[];
  yours: Difference[];
  conflicts: string[];
}

/** Compares the versions published by others with the edits in the folder, both against their common base. */
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
