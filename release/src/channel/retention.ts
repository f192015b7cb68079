import { channelNames, latestChange } from './channel-log';
import type { ReleaseStorage } from '../storage/storage';
import { listPublishedNames, readRecord } from '../registry/records';
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
  const versions = await storage.list(name);
  const records = await Promise.all(versions.map((version) => readRecord(storage, name, version)));
  return records.flatMap((record) =>
    record ? [{ name, version: record.version, builtAt: record.provenance.builtAt }] : [],
  );
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
