import { statfs } from 'node:fs/promises';

/** PostgreSQL writes its log in files of 16 MB and needs a few of them to work. */
const MIN_FREE_BYTES = 64 * 1_024 * 1_024;

/** Returns whether the disk of a folder has too little space left for the database to work. */
export async function isDiskFull(folder: string): Promise<boolean> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize < MIN_FREE_BYTES;
  } catch {
    // A folder that cannot be examined says nothing about its disk.
    return false;
  }
}
