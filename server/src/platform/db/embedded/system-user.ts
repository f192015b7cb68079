import { execFile, type SpawnOptions } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { promisify } from 'node:util';

/** Another user of this machine than the one who runs the server. */
export interface SystemUser {
  uid: number;
  gid: number;
}

/** Where a system has no user "nobody", this number is the one that is kept for nobody. */
const NOBODY = 65_534;

/** Who runs PostgreSQL, which refuses to run as root: whoever owns the data already, else nobody. */
export async function databaseUser(dataFolder: string): Promise<SystemUser | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const owner = await stat(dataFolder).catch(() => undefined);
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  return { uid: await idOfNobody('-u'), gid: await idOfNobody('-g') };
}

/** How a program is started as that user. It sees nothing of our environment, where secrets are. */
export function asUser(user: SystemUser | undefined, cwd: string): SpawnOptions & { cwd: string } {
  return { ...user, cwd, env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' } };
}

/** Whether that user can go into a folder. Asked of the system, because modes alone do not tell. */
export async function canEnter(user: SystemUser | undefined, folder: string): Promise<boolean> {
  try {
    await promisify(execFile)('/bin/sh', ['-c', 'cd "$1"', 'sh', folder], asUser(user, '/'));
    return true;
  } catch {
    // The shell says by its failure that the folder is out of reach.
    return false;
  }
}

async function idOfNobody(flag: '-u' | '-g'): Promise<number> {
  try {
    return Number((await promisify(execFile)('id', [flag, 'nobody'])).stdout);
  } catch {
    // No such user, or no `id`.
    return NOBODY;
  }
}
