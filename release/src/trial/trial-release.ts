import type { ReleaseRecord } from '@guest/shared/contracts/release/release.contract';
import type { ReadFile, ReleaseStorage } from '../storage/storage';

/** A release with everything that a trial needs of it. */
export interface TrialRelease {
  readonly record: ReleaseRecord;
  readonly read: ReadFile;
  /** The bundle that renders first views on the server; `undefined` if there is none. */
  serverBundle(): Promise<string | undefined>;
}

/** Returns a published release. */
export function publishedRelease(storage: ReleaseStorage, record: ReleaseRecord): TrialRelease {
  const { name, version, server } = record;
  const read: ReadFile = (file) => storage.read(`${name}/${version}/${file}`);
  return {
    record,
    read,
    serverBundle: async () => (server.bundle === '' ? undefined : (await read(server.bundle))?.toString()),
  };
}
