import { anchorOf, channelNames } from '../channel/channel-log';
import { listPublishedNames, listVersions, readRecord, readStored } from '../registry/records';
import type { ReleaseStorage } from '../storage/storage';
import { readJson } from '../storage/read-json';
import { signatureSchema } from '@guest/shared/contracts/release/release.contract';
import { hashOf } from '../trust/hash';
import type { Trust } from '../trust/trust';
import type { AcceptedState } from '../trust/keys.schema';
import { SIGNATURE_FILE } from '../trust/record-signature';

/** Returns the state that each channel has with these keys; later changes of it need a valid signature. */
export async function acceptedChannels(
  storage: ReleaseStorage,
  trust?: Trust,
): Promise<AcceptedState['channels']> {
  const found = await Promise.all(
    (await channelNames(storage)).map(
      async (channel) => [channel, await anchorOf(storage, channel, trust)] as const,
    ),
  );
  return Object.fromEntries(
    found.flatMap(([channel, anchor]) => (anchor ? [[channel, anchor] as const] : [])),
  );
}

/** Returns the hashes of all releases of a store, which are accepted when a store without keys gets its first one. */
export const everyRelease = (storage: ReleaseStorage): Promise<AcceptedState['releases']> =>
  hashesOf(storage, async () => true);

/** Returns the hashes of the releases that count now because of a key. */
export const releasesSignedWith = (
  storage: ReleaseStorage,
  key: string,
): Promise<AcceptedState['releases']> =>
  hashesOf(storage, async (name, version) => {
    const signature = await readJson(storage, `${name}/${version}/${SIGNATURE_FILE}`, signatureSchema);
    if (signature?.key !== key) return false;
    return (await readRecord(storage, name, version).catch(() => undefined)) !== undefined;
  });

async function hashesOf(
  storage: ReleaseStorage,
  isIncluded: (name: string, version: string) => Promise<boolean>,
): Promise<AcceptedState['releases']> {
  const hashes: Record<string, string> = {};
  for (const name of await listPublishedNames(storage)) {
    for (const version of await listVersions(storage, name)) {
      // A damaged record cannot be used, and an error reports it wherever it is needed.
      const stored = await readStored(storage, name, version).catch(() => undefined);
      if (stored && (await isIncluded(name, version))) hashes[`${name}@${version}`] = hashOf(stored.content);
    }
  }
  return hashes;
}
