import type { HotelContent } from '../../../features/hotel-content/model/hotel-content';
import { checkFiles } from '../../../features/hotel-content/check/check-files';
import { fingerprintOf } from '../../../features/hotel-content/model/fingerprint';
import { takeOver } from '../../../features/hotel-content/versions/rebase';
import type { VersionFiles } from '../../../features/hotel-content/versions/version.repository';
import { addToFolderHistory, baseOfFolder, readFolderHistory } from '../folder/folder-history';
import { writeContents } from '../folder/write-contents';
import { CommandFailure } from '../result/output';
import type { ReadHotelFolder } from '../result/read-hotel-folder';
import type { PublishFlags } from './publish-flags';
import type { ListedVersion, VersionSource } from './version-source';

export interface FolderBase {
  live: ListedVersion | undefined;
  /**
   * The version that the folder was edited from. Without a history of the folder, it is taken for the live one. It is
   * `undefined` if no version of the history is kept any more.
   */
  base: ListedVersion | undefined;
  /** Whether others have published since the folder was last up to date. */
  isStale: boolean;
}

export async function folderBase(source: VersionSource, folder: string, slug: string): Promise<FolderBase> {
  const listed = await source.list(slug);
  const live = listed.find(({ state }) => state === 'published');
  const history = await readFolderHistory(folder);
  // Servers that do not tell fingerprints cannot be compared with.
  const isForeign = history.length > 0 && live?.content !== undefined;
  const base = baseOfFolder(history, listed) ?? (isForeign ? undefined : live);
  return { live, base, isStale: live !== undefined && live.content !== base?.content };
}

export const describeStale = ({ live, base }: FolderBase): string => {
  const by = live?.publishedBy ?? live?.createdBy ?? '';
  const copy = live?.copyOf ? `, which is version ${live.copyOf} again,` : '';
  const since = base
    ? `since this folder was in step with version ${base.number}`
    : 'since this folder was in step with a version that is no longer kept';
  return `Version ${live?.number}${copy} of ${by} has been published ${since}.`;
};

type Checked = Pick<ReadHotelFolder, 'files' | 'pictures' | 'problems'> & { content: HotelContent };

/** The contents to import, and the version that they are based on. */
interface BasedContents extends Checked {
  base: number | undefined;
  /** The files that `--rebase` has changed in the folder. */
  takenOver: string[];
  lines: string[];
}

/** Finds the version that a folder is based on. With `--rebase`, merges the changes published since. */
export async function basedOnLive(
  source: VersionSource,
  folder: string,
  read: Checked,
  flags: PublishFlags,
): Promise<BasedContents> {
  const state = await folderBase(source, folder, read.content.hotel.value.slug);
  const { base, live, isStale } = state;
  // A server that does not tell fingerprints does not take a base either.
  const number = live?.content === undefined ? undefined : live.number;
  if (!isStale) return { ...read, base: number, takenOver: [], lines: [] };
  const lines = [describeStale(state)];
  // Without its base nothing can be merged, and a draft without one would count as based on the live version.
  if (!base && !flags.overwrite)
    throw new CommandFailure(
      73,
      `${lines[0]} Export what is live into another folder and bring your changes there, or publish without what others have changed with --overwrite.`,
      'base-moved',
    );
  if (!base) return { ...read, base: number, takenOver: [], lines };
  if (!flags.rebase) return { ...read, base: base.number, takenOver: [], lines };
  const rebased = await rebaseFolder(source, folder, read, { ...state, flags });
  return {
    ...rebased,
    base: live?.number,
    lines: [...lines, ...rebased.takenOver.map((path) => `taken over: ${path}`)],
  };
}

/** Merges into the folder the changes that others have published since it was last up to date. */
async function rebaseFolder(
  source: VersionSource,
  folder: string,
  read: Checked,
  { base, live, flags }: FolderBase & { flags: PublishFlags },
): Promise<Checked & { takenOver: string[] }> {
  const { slug } = read.content.hotel.value;
  const filesOf = (one: ListedVersion | undefined): Promise<VersionFiles> =>
    source.filesOf(slug, one?.number ?? 0);
  const [before, theirs] = [await filesOf(base), await filesOf(live)];
  const merged = takeOver({ base: before, theirs, mine: read }, flags);
  const { content, problems } = checkFiles(merged.files, merged.pictures);
  if (!content) throw new Error('merged contents that pass the check have to be readable');
  if (!flags.dryRun) {
    await writeContents(folder, {
      paths: merged.takenOver,
      next: merged,
      originalOf: (sha256) => source.original(slug, sha256),
    });
    await addToFolderHistory(folder, fingerprintOf(theirs));
  }
  return { ...read, ...merged, content, problems };
}
