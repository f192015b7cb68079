import { channelNames, latestChange } from './channel-log';
import type { ReleaseRecord } from '@guest/shared/contracts/release/release.contract';
import { sharedFilesOf, withoutCompression } from '../storage/shared-files';
import type { ReleaseStorage } from '../storage/storage';
import { listPublishedNames, listVersions, readStored } from '../registry/records';
import { requireSet, versionsOf } from '../registry/sets';

/**
 * The versions of each package that are always kept, so that open tabs find their files and a rollback its
 * versions.
 */
export const KEPT_VERSIONS = 10;
export const KEPT_DAYS = 30;

export const DAY_MS = 24 * 3_600_000;

export interface OutdatedRelease {
  name: string;
  version: string;
  builtAt: string;
}

/**
 * Returns the releases that may be removed: older than thirty days, not among the last ten of their package,
 * and in no set that a channel uses or falls back to.
 */
export async function findOutdated(storage: ReleaseStorage, now: number): Promise<OutdatedRelease[]> {
  const used = await versionsInUse(storage);
  const names = await listPublishedNames(storage);
  const outdatedByName = await Promise.all(
    names.map(async (name) => {
      const newestFirst = (await listBuilds(storage, name)).sort(
        (a, b) => Date.parse(b.builtAt) - Date.parse(a.builtAt),
      );
      return newestFirst
        .slice(KEPT_VERSIONS)
        .filter(
          ({ builtAt, version }) =>
            now - Date.parse(builtAt) > KEPT_DAYS * DAY_MS && !used.has(`${name}@${version}`),
        );
    }),
  );
  return outdatedByName.flat();
}

async function listBuilds(storage: ReleaseStorage, name: string): Promise<OutdatedRelease[]> {
  const records = await recordsOf(storage, name);
  return records.map(({ version, provenance }) => ({ name, version, builtAt: provenance.builtAt }));
}

/**
 * Removes the shared files that no release has and that were stored before a time (in milliseconds); newer ones may
 * belong to a release that is being published.
 */
export async function removeUnusedFiles(storage: ReleaseStorage, before: number): Promise<void> {
  for (const name of await listPublishedNames(storage)) {
    // The files are listed first, so that a release that is published meanwhile counts.
    const stored = await storage.sharedFiles(name);
    if (stored.length === 0) continue;
    const releases = await recordsOf(storage, name);
    const used = new Set(releases.flatMap(sharedFilesOf));
    const unused = stored.filter(({ file, at }) => at < before && !used.has(withoutCompression(file)));
    await storage.removeShared(
      name,
      unused.map(({ file }) => file),
    );
    const known = new Set(releases.map(({ version }) => version));
    const added = (await recordsOf(storage, name)).filter(({ version }) => !known.has(version));
    for (const record of added) await storage.share(name, record.version, sharedFilesOf(record));
  }
}

async function recordsOf(storage: ReleaseStorage, name: string): Promise<ReleaseRecord[]> {
  const versions = await listVersions(storage, name);
  const records = await Promise.all(versions.map((version) => readStored(storage, name, version)));
  return records.flatMap((stored) => (stored ? [stored.record] : []));
}

async function versionsInUse(storage: ReleaseStorage): Promise<Set<string>> {
  const channels = await channelNames(storage);
  const changes = await Promise.all(channels.map((channel) => latestChange(storage, channel)));
  const ids = new Set(
    changes.flatMap((it) => (it ? [it.set, it.rollout?.set, ...it.earlier] : [])).filter((id) => id != null),
  );
  const sets = await Promise.all([...ids].map((id) => requireSet(storage, id)));
  return new Set(
    sets.flatMap((set) => Object.entries(versionsOf(set)).map(([name, version]) => `${name}@${version}`)),
  );
}
