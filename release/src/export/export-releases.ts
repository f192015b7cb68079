import type { ChannelChange } from '@guest/shared/contracts/release/release.contract';
import { releaseBase } from '@guest/shared/contracts/release/release-address';
import { cp } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { resolveRelease } from '../registry/resolve-release';
import { requireSet, versionsOf } from '../registry/sets';
import { codeOf } from '../errors/error-code';
import { makeFolder } from '../storage/make-folder';
import { COMPRESSED_SUFFIXES } from '../storage/shared-files';
import type { ReleaseStorage } from '../storage/storage';
import { CliError } from '../errors/cli-error';

const SUFFIXES = ['', ...COMPRESSED_SUFFIXES];

/**
 * Copies the served files of a channel's sets to the addresses that pages request. All other files of a
 * release stay private.
 */
export async function exportReleases(
  storage: ReleaseStorage,
  { channel, set, rollout, earlier }: ChannelChange,
  to: string,
  isDryRun: boolean,
): Promise<string[]> {
  if (set === null) throw new CliError(404, `Nothing has been released to ${channel} yet.`);
  // Earlier sets are included because open tabs request their files and pages fall back to them.
  const ids = [set, ...(rollout ? [rollout.set] : []), ...earlier];
  const sets = await Promise.all(ids.map((id) => requireSet(storage, id)));
  const releases = new Map(
    sets.flatMap((it) => Object.entries(versionsOf(it)).map((pair) => [pair.join('@'), pair] as const)),
  );
  for (const [name, version] of isDryRun ? [] : releases.values()) {
    const record = await resolveRelease(storage, name, version);
    const from = await storage.folderOf(name, version);
    for (const { file } of record.files) {
      const target = join(to, releaseBase(record), file);
      await makeFolder(dirname(target));
      await Promise.all(
        SUFFIXES.map((suffix) => cp(join(from, file) + suffix, target + suffix).catch(ignoreMissing)),
      );
    }
  }
  return [...releases.keys()];
}

/** Files below a certain size have no compressed copies. */
function ignoreMissing(error: unknown): void {
  if (codeOf(error) !== 'ENOENT') throw error;
}
