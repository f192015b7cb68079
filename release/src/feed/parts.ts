import type { ReleaseRecord } from '@guest/shared/contracts/release/release.contract';
import type { ReleaseStorage } from '../storage/storage';
import { Trouble } from '../errors/trouble';
import { readRecord } from './records';
import { shellAndRemotes, type Versions } from './sets';

/** The number of versions that an error message lists. */
const NAMED = 8;

/** Returns the record of a release that a command or an address names, or throws. */
export async function publishedRecord(
  storage: ReleaseStorage,
  name: string,
  version: string,
): Promise<ReleaseRecord> {
  const record = await readRecord(storage, name, version);
  if (record) return record;
  const versions = await storage.list(name).catch(() => []);
  throw new Trouble(
    404,
    versions.length === 0
      ? `Nothing is published under the name ${name} in ${storage.place}.`
      : `${name}@${version} is not published in ${storage.place}. There are: ${versions.slice(-NAMED).join(', ')}.`,
  );
}

/** Returns the records of a set. */
export async function recordsOf(
  storage: ReleaseStorage,
  versions: Versions,
): Promise<{ shell: ReleaseRecord; remotes: ReleaseRecord[] }> {
  const { shell, remotes } = shellAndRemotes(versions);
  const [host, ...others] = await Promise.all([
    publishedRecord(storage, 'shell', shell),
    ...Object.entries(remotes).map(([name, version]) => publishedRecord(storage, name, version)),
  ]);
  return { shell: host, remotes: others };
}
