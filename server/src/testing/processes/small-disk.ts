import { execFile } from 'node:child_process';
import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished } from 'vitest';

const run = promisify(execFile);

/** Mounts a RAM disk of this size, such as `400m`. Returns `undefined` if this user is not allowed to mount. */
export async function smallDisk(size: string): Promise<string | undefined> {
  const folder = await mkdtemp(join(tmpdir(), 'disk-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const isMounted = await run('mount', ['-t', 'tmpfs', '-o', `size=${size},mode=755`, 'none', folder]).then(
    () => true,
    () => false,
  );
  if (!isMounted) return undefined;
  onTestFinished(async () => void (await run('umount', ['-l', folder])));
  return folder;
}

/** Writes a file until the disk is full. */
export async function fillDisk(path: string): Promise<void> {
  const file = await open(path, 'w');
  const block = Buffer.alloc(1_048_576);
  let written = 0;
  try {
    for (;;) written += (await file.write(block)).bytesWritten;
  } catch (error) {
    expect(error).toMatchObject({ code: 'ENOSPC' });
  } finally {
    await file.close();
  }
  expect(written).toBeGreaterThan(0);
}
