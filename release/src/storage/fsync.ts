import { open, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** Writes a file and syncs it to the disk before returning, so that it survives a power failure. */
export async function writeAndSync(file: string, content: string | Buffer): Promise<void> {
  const handle = await open(file, 'wx');
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Syncs a directory, so that its entries are as durable as the contents of its files. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

export async function syncTree(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    await (entry.isDirectory() ? syncTree(path) : syncFolder(path));
  }
  await syncFolder(folder);
}
