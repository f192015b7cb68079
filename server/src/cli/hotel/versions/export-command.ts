import { withDatabase } from '../../database/with-database';
import { baseOfFolder, readFolderHistory } from '../folder/folder-history';
import { writeVersion, type ExportFlags } from '../folder/write-version';
import { CommandFailure, type CommandResult } from '../result/output';
import { openHostPictures } from './open-host-pictures';
import type { VersionName } from './publish-flags';
import { localVersionSource, type VersionSource } from './version-source';

export async function exportCommand(
  env: NodeJS.ProcessEnv,
  name: VersionName,
  folder: string,
  flags: ExportFlags,
): Promise<CommandResult> {
  const store = await openHostPictures(env);
  return withDatabase(env, (db) => exportFrom(localVersionSource(db, store), name, folder, flags));
}

/** Writes a version into a folder. Throws if files were edited there that were not published. */
export async function exportFrom(
  source: VersionSource,
  { slug, number }: VersionName,
  folder: string,
  flags: ExportFlags,
): Promise<CommandResult> {
  const listed = await source.list(slug);
  const version = listed.find((one) =>
    number === undefined ? one.state === 'published' : one.number === number,
  );
  if (version?.state === 'discarded')
    throw new CommandFailure(66, `Version ${number} of ${slug} is no longer kept.`, 'version-discarded');
  if (!version) throw new CommandFailure(66, `There is no such version of ${slug}.`, 'version-missing');
  const known = baseOfFolder(await readFolderHistory(folder), listed);
  return writeVersion(
    folder,
    { slug, number: version.number },
    {
      next: await source.filesOf(slug, version.number),
      known: known && (await source.filesOf(slug, known.number)),
      originalOf: (sha256) => source.original(slug, sha256),
      ...flags,
    },
  );
}
