import type { ChannelChange } from '@guest/shared/contracts/release/release.contract';
import { cp } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { publishedRecord } from '../feed/parts';
import { knownSet, versionsOf } from '../feed/sets';
import { codeOf } from '../errors/error-code';
import { makeFolder } from '../storage/make-folder';
import type { ReleaseStorage } from '../storage/storage';
import { Trouble } from '../errors/trouble';

/** The suffixes of the precompressed copies of a file. */
const FORMS = ['', '.br', '.gz'];

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
  if (set === null) throw new Trouble(404, `Nothing has been released to ${channel} yet.`);
  // Earlier sets are included because open tabs request their files and pages fall back to them.
  const ids = [set, ...(rollout ? [rollout.set] : []), ...earlier];
  const sets = await Promise.all(ids.map((id) => knownSet(storage, id)));
  const named = new Map(
    sets.flatMap((it) => Object.entries(versionsOf(it)).map((pair) => [pair.join('@'), pair] as const)),
  );
  for (const [name, version] of isDryRun ? [] : named.values()) {
    const { files } = await publishedRecord(storage, name, version);
    const from = await storage.folderOf(name, version);
    for (const { file } of files) {
      const target = join(to, 'releases', name, version, file);
      await makeFolder(dirname(target));
      await Promise.all(
        FORMS.map((form) => cp(join(from, file) + form, target + form).catch(unlessItIsNoFile)),
      );
    }
  }
  return [...named.keys()];
}

/** Files below a certain size have no compressed copies. */
function unlessItIsNoFile(error: unknown): void {
  if (codeOf(error) !== 'ENOENT') throw error;
}
