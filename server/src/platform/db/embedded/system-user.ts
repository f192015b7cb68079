import { execFile, type SpawnOptions } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { promisify } from 'node:util';

/** A system user other than the one who runs the server. */
export interface SystemUser {
  uid: number;
  gid: number;
}

/** The conventional id of `nobody`, for systems without a user of that name. */
const NOBODY = 65_534;

/**
 * Returns the user to run PostgreSQL as, which refuses to run as root: the owner of existing data, otherwise
 * `nobody`.
 */
export async function databaseUser(dataFolder: string): Promise<SystemUser | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const owner = await stat(dataFolder).catch(() => undefined);
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  return { uid: await idOfNobody('-u'), gid: await idOfNobody('-g') };
}

/**
 * Returns the options to spawn a program as that user. The program does not inherit the environment, which
 * contains secrets.
 */
export function asUser(user: SystemUser | undefined, cwd: string): SpawnOptions & { cwd: string } {
  return { ...user, cwd, env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' } };
}

/**
 * Returns whether that user can enter a folder. The check runs a process, because file modes alone do not
 * decide it.
 */
export async function canEnter(user: SystemUser | undefined, folder: string): Promise<boolean> {
  try {
    await promisify(execFile)('/bin/sh', ['-c', 'cd "$1"', 'sh', folder], asUser(user, '/'));
    return true;
  } catch {
    // The shell exits with an error if the folder is out of reach.
    return false;
  }
}

async function idOfNobody(flag: '-u' | '-g'): Promise<number> {
  try {
    return Number((await promisify(execFile)('id', [flag, 'nobody'])).stdout);
  } catch {
    // There is no such user, or no program `id`.
    return NOBODY;
  }
}
