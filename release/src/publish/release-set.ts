import type { ReleaseRecord, ReleaseSet } from '@guest/shared/contracts/release.contract';
import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { join } from 'node:path';

/** One version of the shell and of each remote, named by what is in it: the same versions are the same set. */
export function makeSet(records: ReleaseRecord[], reason: string): ReleaseSet {
  const shell = records.find(({ name }) => name === 'shell');
  if (!shell) throw new Error('A release set needs a shell');
  const versions = records.map(({ name, version }): [string, string] => [name, version]).sort();
  return {
    id: createHash('sha256').update(JSON.stringify(versions)).digest('hex').slice(0, 12),
    shell: shell.version,
    remotes: Object.fromEntries(versions.filter(([name]) => name !== 'shell')),
    at: new Date().toISOString(),
    actor: userInfo().username,
    reason,
  };
}

/** Writes a set and points a channel to it; a channel that points there already is left alone. */
export async function promote(store: string, channel: string, set: ReleaseSet): Promise<boolean> {
  const current = join(store, 'channels', `${channel}.json`);
  const before = await readFile(current, 'utf8').catch(() => '{}');
  if ((JSON.parse(before) as { set?: string }).set === set.id) return false;
  await writeWhole(join(store, 'sets', `${set.id}.json`), set);
  await writeWhole(current, { set: set.id });
  return true;
}

/** A reader sees the old file or the new one, never half of either. */
async function writeWhole(path: string, content: unknown): Promise<void> {
  await mkdir(join(path, '..'), { recursive: true });
  await writeFile(`${path}.${process.pid}.part`, JSON.stringify(content, null, 2));
  await rename(`${path}.${process.pid}.part`, path);
}
