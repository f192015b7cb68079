import type { ReleaseRecord } from '@guest/shared/contracts/release/release.contract';
import type { ReleaseStorage } from '../storage/storage';
import { CliError } from '../errors/cli-error';
import { listVersions, readRecord } from './records';
import { shellAndRemotes, type Versions } from './sets';

/** The number of versions that an error message lists. */
const MAX_LISTED = 8;

/** Returns the record of a release that a command or an address names, or throws. */
export async function resolveRelease(
  storage: ReleaseStorage,
  name: string,
  version: string,
): Promise<ReleaseRecord> {
  const record = await readRecord(storage, name, version);
  if (record) return record;
  const versions = await listVersions(storage, name).catch(() => []);
  throw new CliError(
    404,
    versions.length === 0
      ? `No version of ${name} is published in ${storage.location}.`
      : `${name}@${version} is not published in ${storage.location}. Published versions: ${versions.slice(-MAX_LISTED).join(', ')}.`,
  );
}

/** Returns the records of a set. */
export async function resolveReleases(
  storage: ReleaseStorage,
  versions: Versions,
): Promise<{ shell: ReleaseRecord; remotes: ReleaseRecord[] }> {
  const { shell, remotes } = shellAndRemotes(versions);
  const [host, ...others] = await Promise.all([
    resolveRelease(storage, 'shell', shell),
    ...Object.entries(remotes).map(([name, version]) => resolveRelease(storage, name, version)),
  ]);
  return { shell: host, remotes: others };
}
