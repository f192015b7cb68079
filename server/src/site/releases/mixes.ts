import type { CheckedMix, PublishedVersions } from '@guest/shared/contracts/release/mix.contract';
import { verdictsOn } from '../../../../release/src/channel/promote';
import { publishedNames, readRecord } from '../../../../release/src/feed/records';
import { versionsOf } from '../../../../release/src/feed/sets';
import type { ReleaseStorage } from '../../../../release/src/storage/storage';
import type { SetWish } from './chosen-set';
import type { ReleaseStore } from './release-store';

type Published = PublishedVersions['parts'][string];

/** Access to the published versions for trying out mixes. */
export interface Mixes {
  /** Returns `null` on a channel whose addresses contain no versions. */
  versions(wish: SetWish): Promise<PublishedVersions | null>;
  check(wish: SetWish, mix: string): Promise<CheckedMix>;
}

/** Lists the versions that URLs may name, and checks mixes of them. */
export function createMixes(storage: ReleaseStorage, releases: Pick<ReleaseStore, 'choose'>): Mixes {
  async function publishedAs(name: string): Promise<Published> {
    const versions = await storage.list(name);
    // A version with a damaged record cannot be tried.
    const records = await Promise.all(
      versions.map((it) => readRecord(storage, name, it).catch(() => undefined)),
    );
    return records
      .flatMap((record) => {
        if (!record) return [];
        const { commit, branch, builtAt } = record.provenance;
        return [{ version: record.version, commit, branch, builtAt }];
      })
      .sort((a, b) => Date.parse(b.builtAt) - Date.parse(a.builtAt));
  }

  return {
    async versions(wish: SetWish) {
      const { set, channel, mayMix } = await releases.choose({ ...wish, mix: undefined, local: [] });
      if (!mayMix) return null;
      const names = await publishedNames(storage);
      const parts = await Promise.all(names.map(async (name) => [name, await publishedAs(name)] as const));
      return {
        channel,
        next: { buildId: set.id, versions: versionsOf(set) },
        parts: Object.fromEntries(parts),
      };
    },

    async check(wish, mix): Promise<CheckedMix> {
      const [base, mixed] = await Promise.all([
        releases.choose({ channel: wish.channel, isSafe: true }),
        releases.choose({ channel: wish.channel, mix }),
      ]);
      const versions = versionsOf(mixed.set);
      return {
        buildId: mixed.set.id,
        versions,
        verdicts: await verdictsOn(storage, versions, versionsOf(base.set)),
      };
    },
  };
}
