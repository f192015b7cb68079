import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import {
  createVersionRepository,
  type VersionFiles,
} from '../../../features/hotel-content/versions/version.repository';
import { withDatabase } from '../../database/with-database';
import { CommandFailure, type CommandResult } from '../result/output';
import { operatorsPictures } from './operators-pictures';
import type { VersionName } from './publish-flags';

export async function exportCommand(
  env: NodeJS.ProcessEnv,
  { slug, number }: VersionName,
  folder: string,
): Promise<CommandResult> {
  const store = await operatorsPictures(env);
  return withDatabase(env, async (db) => {
    const versions = createVersionRepository(db);
    const version = number === undefined ? await versions.live(slug) : await versions.find(slug, number);
    if (!version) throw new CommandFailure(66, `There is no such version of ${slug}.`, 'version-missing');
    const files = await versions.filesOf(version);
    return writeVersion(folder, { slug, number: version.number }, files, (sha256) =>
      store.original(slug, sha256),
    );
  });
}

/** Writes only files that differ, so that nothing else in the folder looks changed. */
export async function writeVersion(
  folder: string,
  { slug, number }: Required<VersionName>,
  { files, pictures }: VersionFiles,
  originalOf: (sha256: string) => Promise<Buffer | undefined>,
): Promise<CommandResult> {
  const written: string[] = [];
  const write = async (path: string, bytes: Buffer) => {
    const target = join(folder, path);
    // The paths may come from another server, so they must not lead out of the folder.
    if (relative(folder, target).split(sep)[0] === '..')
      throw new CommandFailure(73, `${path} is outside of ${folder}.`, 'path-outside');
    if ((await readFile(target).catch(() => null))?.equals(bytes)) return;
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, bytes);
    written.push(path);
  };
  for (const [path, text] of files) await write(path, Buffer.from(text));
  for (const picture of pictures.values()) {
    const bytes = picture && (await originalOf(picture.sha256));
    if (!picture || !bytes)
      throw new CommandFailure(66, `The file store has lost ${picture?.path}.`, 'picture-lost');
    await write(picture.path, bytes);
  }
  return {
    code: 0,
    lines: [`Version ${number} of ${slug} is in ${folder}; ${written.length} files were written.`],
    data: { slug, version: number, written },
  };
}
