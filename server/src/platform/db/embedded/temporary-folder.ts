import { chown, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StartUpFailure } from '../../errors/start-up-failure';
import { canEnter, type SystemUser } from './system-user';

/**
 * The address of a Unix socket is limited to 107 bytes (103 on macOS); PostgreSQL's file name takes 15 of
 * them and our folder 10.
 */
const MAX_PATH_BYTES = 75;

/** Returns the folders for temporary files that a user can reach; the one of this process may be private. */
export async function temporaryFoldersFor(user: SystemUser | undefined): Promise<string[]> {
  const known = [...new Set([tmpdir(), '/tmp', '/var/tmp'])];
  const reachable = await Promise.all(known.map((folder) => canEnter(user, folder)));
  return known.filter((_, i) => reachable[i]);
}

/**
 * Creates a temporary folder that only its user can enter: access to the socket in it grants access to the
 * database.
 */
export async function createSocketFolder(user: SystemUser | undefined) {
  const root = (await temporaryFoldersFor(user)).find((path) => Buffer.byteLength(path) <= MAX_PATH_BYTES);
  if (!root) throw new StartUpFailure('There is no folder for temporary files that the database can use.');
  const path = await mkdtemp(join(root, 'gs-'));
  if (user) await chown(path, user.uid, user.gid);
  return { path, remove: () => rm(path, { recursive: true, force: true }) };
}
