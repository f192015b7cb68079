import type { ReleaseRecord, ReleaseSet } from '@guest/shared/contracts/release.contract';
import { build } from './build/build';
import { packageNames } from './packages';
import { publish } from './publish/publish';
import { makeSet, promote } from './publish/release-set';

/**
 * Builds what has changed, publishes it, and points the channels to it. Returns what is released now.
 * `store` is the folder of releases; `say` hears what takes time.
 */
export async function releaseSuite(options: {
  store: string;
  channels: string[];
  say: (line: string) => void;
  /** All of them, where it is left out. */
  names?: readonly string[];
}): Promise<{ set: ReleaseSet; records: ReleaseRecord[] }> {
  const { store, channels, say, names = packageNames } = options;
  const records: ReleaseRecord[] = [];
  // One after the other: the bundler uses every core by itself.
  for (const name of names) {
    const { record } = await build(name, () => say(`Building ${name} …`));
    await publish(store, record);
    records.push(record);
  }
  const set = makeSet(records, 'the sources of this checkout');
  for (const channel of channels) {
    if (await promote(store, channel, set)) say(`Released to ${channel}: set ${set.id}`);
  }
  return { set, records };
}
