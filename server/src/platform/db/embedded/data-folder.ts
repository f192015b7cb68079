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
 * What PostgreSQL is told its data folder is. On Linux, a process that was put into a folder before it gave up being
 * root works in it through this name, even where it could not find the way there: in root's home, in a private folder.
 */
export const nameOf = (folder: string, user: SystemUser | undefined) =>
  user && process.platform === 'linux' ? '/proc/self/cwd' : folder;

/** Makes sure that the folder holds a database cluster of this version which its user can open. */
export async function prepareDataFolder(
  folder: string,
  { initdb, majorVersion }: PostgresBinaries,
  user: SystemUser | undefined,
  isDurable: boolean,
): Promise<void> {
  const version = await versionOf(folder);
  if (version === undefined && !(await holdsAnything(folder))) {
    return createCluster(folder, initdb, user, isDurable);
  }
  if (version === undefined || !/^\d+(\.\d+)?$/.test(version)) throw notOurs(folder);
  if (version !== majorVersion) {
    throw new StartUpFailure(
      `"${folder}" was written by PostgreSQL ${version}, and this installation brings ${majorVersion}.`,
    );
  }
  if (!(await hasControlFile(folder))) throw notOurs(folder);
  // Restored or copied by root, who must not run PostgreSQL.
  if (user && (await stat(folder)).uid === 0) await giveTo(user, folder);
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

const notOurs = (folder: string) =>
  new StartUpFailure(`"${folder}" holds something that is not the suite's database.`);

/** A version may stand in any folder; without this file PostgreSQL itself takes it for no database. */
const hasControlFile = (folder: string) =>
  stat(join(folder, 'global', 'pg_control')).then(
    (it) => it.isFile(),
    () => false,
  );

const holdsAnything = (folder: string) =>
  readdir(folder).then(
    (names) => names.length > 0,
    // Not there yet.
    () => false,
  );

/** Made beside its place and moved there whole, so that a start that is killed leaves nothing half done. */
async function createCluster(
  folder: string,
  initdb: string,
  user: SystemUser | undefined,
  isDurable: boolean,
): Promise<void> {
  const parent = dirname(folder);
  const leftOver = (await readdir(parent)).filter((name) => name.startsWith(UNFINISHED));
  // What cannot be removed, because another user left it, is not in the way.
  await Promise.allSettled(leftOver.map((name) => rm(join(parent, name), { recursive: true })));

  const unfinished = await mkdtemp(join(parent, UNFINISHED));
  if (user) await chown(unfinished, user.uid, user.gid);
  const flags = ['--username=guest', '--auth=trust', '--encoding=UTF8', '--no-locale', '--no-instructions'];
  if (!isDurable) flags.push('--no-sync');
  try {
    await promisify(execFile)(
      initdb,
      [`--pgdata=${nameOf(unfinished, user)}`, ...flags],
      asUser(user, unfinished),
    );
  } catch (error) {
    const said = error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : String(error);
    throw new StartUpFailure(`The database could not be created in "${parent}": ${said.split('\n').at(-1)}`);
  }
  await rename(unfinished, folder);
}

async function giveTo({ uid, gid }: SystemUser, folder: string): Promise<void> {
  await chown(folder, uid, gid);
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const { parentPath, name } of entries) await chown(join(parentPath, name), uid, gid);
}
