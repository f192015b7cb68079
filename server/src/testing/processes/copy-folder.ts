import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** Copies a folder into another one. Its files keep their owner, which PostgreSQL requires of its data. */
export async function copyFolder(folder: string, into: string): Promise<void> {
  await promisify(execFile)('cp', ['-a', folder, into]);
}
