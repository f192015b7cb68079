import type { CheckedMix, PublishedVersions } from '@guest/shared/contracts/release/mix.contract';
import { checkVersions } from '../../../../release/src/channel/promote';
import { listPublishedNames, listVersions, readRecord } from '../../../../release/src/registry/records';
import { versionsOf } from '../../../../release/src/registry/sets';
import type { ReleaseStorage } from '../../../../release/src/storage/storage';
import type { ReleaseSetRequest } from './resolve-release-set';
import type { ReleaseStore } from './release-store';

type PublishedVersion = PublishedVersions['parts'][string];

/** Access to the published versions for trying out mixes. */
export interface Mixes {
  /** Returns `null` on a channel whose addresses contain no versions. */
  versions(request: ReleaseSetRequest): Promise<PublishedVersions | null>;
  check(request: ReleaseSetRequest, mix: string): Promise<CheckedMix>;
}

/** Lists the versions that URLs may name, and checks mixes of them. */
export function createMixes(storage: ReleaseStorage, releases: Pick<ReleaseStore, 'choose'>): Mixes {
  async function publishedVersionsOf(name: string): Promise<PublishedVersion> {
    const versions = await listVersions(storage, name);
    // A version with a damaged record cannot be tried.
    const records = await Promise.all(
      versions.map((it) => readRecord(storage, name, it).catch(() => undefined)),
    );
    return records
      .flatMap((record) => {
        if (!record) return [];
        const { commit, branch, builtAt, dirty } = record.provenance;
        return [{ version: record.version, commit, branch, builtAt, dirty }];
      })
      .sort((a, b) => Date.parse(b.builtAt) - Date.parse(a.builtAt));
  }

  return {
    async versions(request: ReleaseSetRequest) {
      const { set, channel, mayMix } = await releases.choose({ ...request, mix: undefined, local: [] });
      if (!mayMix) return null;
      const names = await listPublishedNames(storage);
      const parts = await Promise.all(
        names.map(async (name) => [name, await publishedVersionsOf(name)] as const),
      );
      return {
        channel,
        next: { buildId: set.id, versions: versionsOf(set) },
        parts: Object.fromEntries(parts),
      };
    },

    async check(request, mix): Promise<CheckedMix> {
      const [base, mixed] = await Promise.all([
        releases.choose({ channel: request.channel, isSafe: true }),
        releases.choose({ channel: request.channel, mix }),
      ]);
      const versions = versionsOf(mixed.set);
      return {
        buildId: mixed.set.id,
        versions,
        verdicts: await checkVersions(storage, versions, versionsOf(base.set)),
      };
    },
  };
}
