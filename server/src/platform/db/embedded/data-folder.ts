import { execFile } from 'node:child_process';
import { chown, mkdtemp, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { codeOf } from '../../../../../release/src/errors/error-code';
import { StartUpFailure } from '../../errors/start-up-failure';
import type { PostgresBinaries } from './postgres-binaries';
import { asUser, type SystemUser } from './system-user';

const UNFINISHED = 'postgres-new-';

/**
 * Returns the path of the data folder to pass to PostgreSQL. On Linux, a process that changed into the folder
 * before it dropped root privileges can use this name even if it may not traverse the parent folders, such as
 * root's home.
 */
export const dataFolderArgument = (folder: string, user: SystemUser | undefined) =>
  user && process.platform === 'linux' ? '/proc/self/cwd' : folder;

/** Ensures that the folder holds a database cluster of this version that its user can open. */
export async function prepareDataFolder(
  folder: string,
  { initdb, majorVersion }: PostgresBinaries,
  user: SystemUser | undefined,
  isDurable: boolean,
): Promise<void> {
  const version = await versionOf(folder);
  if (version === undefined && !(await isNonEmpty(folder))) {
    return createCluster(folder, initdb, user, isDurable);
  }
  if (version === undefined || !/^\d+(\.\d+)?$/.test(version)) throw foreignDataError(folder);
  if (version !== majorVersion) {
    throw new StartUpFailure(
      `"${folder}" was written by PostgreSQL ${version}, and this installation contains ${majorVersion}.`,
    );
  }
  if (!(await hasControlFile(folder))) throw foreignDataError(folder);
  // The folder was restored or copied by root, who must not run PostgreSQL.
  if (user && (await stat(folder)).uid === 0) await changeOwner(user, folder);
}

async function versionOf(folder: string): Promise<string | undefined> {
  try {
    return (await readFile(join(folder, 'PG_VERSION'), 'utf8')).trim();
  } catch (error) {
    const code = codeOf(error);
    if (code === 'ENOENT') return undefined;
    if (code === 'ENOTDIR') {
      throw new StartUpFailure(`"${folder}" is not a folder, so the database cannot be kept there.`);
    }
    throw new StartUpFailure(`The database in "${folder}" cannot be read by the user who starts the server.`);
  }
}

const foreignDataError = (folder: string) =>
  new StartUpFailure(`"${folder}" holds something that is not the suite's database.`);

/**
 * Any folder may contain a version file, but PostgreSQL itself recognises a database only by its control
 * file.
 */
const hasControlFile = (folder: string) =>
  stat(join(folder, 'global', 'pg_control')).then(
    (it) => it.isFile(),
    () => false,
  );

const isNonEmpty = (folder: string) =>
  readdir(folder).then(
    (names) => names.length > 0,
    // The folder does not exist yet.
    () => false,
  );

/**
 * The cluster is created next to its final path and then renamed, so that a killed start leaves no partial
 * cluster.
 */
async function createCluster(
  folder: string,
  initdb: string,
  user: SystemUser | undefined,
  isDurable: boolean,
): Promise<void> {
  const parent = dirname(folder);
  const leftOver = (await readdir(parent)).filter((name) => name.startsWith(UNFINISHED));
  // Leftovers of another user cannot be removed, but they do no harm.
  await Promise.allSettled(leftOver.map((name) => rm(join(parent, name), { recursive: true })));

  const unfinished = await mkdtemp(join(parent, UNFINISHED));
  if (user) await chown(unfinished, user.uid, user.gid);
  const flags = ['--username=guest', '--auth=trust', '--encoding=UTF8', '--no-locale', '--no-instructions'];
  if (!isDurable) flags.push('--no-sync');
  try {
    await promisify(execFile)(
      initdb,
      [`--pgdata=${dataFolderArgument(unfinished, user)}`, ...flags],
      asUser(user, unfinished),
    );
  } catch (error) {
    const output = error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : String(error);
    throw new StartUpFailure(
      `The database could not be created in "${parent}": ${output.split('\n').at(-1)}`,
    );
  }
  await rename(unfinished, folder);
}

async function changeOwner({ uid, gid }: SystemUser, folder: string): Promise<void> {
  await chown(folder, uid, gid);
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const { parentPath, name } of entries) await chown(join(parentPath, name), uid, gid);
}
