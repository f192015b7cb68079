import type { ReleaseRecord, ReleaseSet } from '@guest/shared/contracts/release/release.contract';
import { buildContract, type BuildManifest } from '@guest/shared/contracts/release/build.contract';
import { join } from 'node:path';
import { releaseAll } from '../../../release/src/channel/release-all';
import { versionsOf } from '../../../release/src/registry/sets';
import { releaseSuite } from '../../../release/src/cli/release-suite';
import { releaseFaults, type ReleaseFault } from '../../../scripts/testing/release-faults';
import { republishIn } from '../../../scripts/testing/republish';
import { labDataDir, labStore } from '../suite/lab-folders';
import { setOfRecords } from '../suite/lab';
import { startServer } from '../suite/server-process';

export interface RecoveryLab {
  origin: string;
  /** The version that works. */
  working: string;
  /**
   * Releases the fault on top of a working set, or the working set alone. Returns the version that is served.
   */
  show(fault: ReleaseFault | undefined): Promise<string>;
  stop(): Promise<void>;
}

const CHANNEL = 'production';
const BROKEN = 'discover';
const SWITCH_TIMEOUT_MS = 20_000;

/** Starts the suite's server and publishes a release of the Share feed for every kind of fault. */
export async function startRecoveryLab(print: (line: string) => void): Promise<RecoveryLab> {
  const { set, records } = await releaseSuite({ storage: labStore, channels: [CHANNEL], print });
  const original = records.find(({ name }) => name === BROKEN);
  if (!original) throw new Error(`the suite has no release of ${BROKEN}`);
  print('publishing the failing releases');
  const broken = await publishFaults(original);
  const { origin, stop } = await startServer(labDataDir);

  async function release(target: ReleaseSet): Promise<void> {
    await releaseAll(labStore, CHANNEL, versionsOf(target), target);
    const since = performance.now();
    while ((await latest(origin)).buildId !== target.id) {
      if (performance.now() - since > SWITCH_TIMEOUT_MS)
        throw new Error(`the server did not switch to the set ${target.id}`);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }

  return {
    origin,
    working: original.version,
    async show(fault) {
      // The working set is released before each fault, so that it is the one that pages fall back to.
      await release(set);
      const record = fault && broken.get(fault);
      if (!record) return original.version;
      await release(
        setOfRecords(
          records.map((it) => (it === original ? record : it)),
          String(fault?.what),
        ),
      );
      return record.version;
    },
    stop,
  };
}

async function publishFaults(original: ReleaseRecord): Promise<Map<ReleaseFault, ReleaseRecord>> {
  const published = new Map<ReleaseFault, ReleaseRecord>();
  for (const [i, fault] of releaseFaults.entries()) {
    const { built, file } = fault;
    const pattern = new RegExp(`/${file}$`);
    const record = await republishIn(
      join(labDataDir, 'releases'),
      original,
      `9.0.${i}-broken`,
      (content, name) => (built && pattern.test(`/${name}`) ? built(content) : content),
    );
    published.set(fault, record);
  }
  return published;
}

// The cast is safe because the server checks its replies against the contract.
const latest = async (origin: string): Promise<BuildManifest> =>
  (await fetch(origin + buildContract.latestBuild.path)).json() as Promise<BuildManifest>;
