import type { ReleaseRecord, ReleaseSet } from '@guest/shared/contracts/release/release.contract';
import { build } from '../build/build';
import { releaseOnce } from '../channel/release-all';
import { publishServedContract } from '../contract/served-contract';
import { publishOnce } from '../publish/publish';
import { currentUser } from '../workspace/current-user';
import { createLocalKeys } from '../keys/local-keys';
import { setOf } from '../registry/sets';
import { distDir, packageNames } from '../workspace/packages';
import type { ReleaseStorage } from '../storage/storage';

/**
 * Builds and publishes changed packages and releases them to the channels. Returns the set of the current
 * sources, which differs from that of a channel on which squads have released since.
 */
export async function releaseSuite(options: {
  storage: ReleaseStorage;
  channels: string[];
  /** Prints progress of slow operations. */
  print: (line: string) => void;
  /** The packages to release; all by default. */
  names?: readonly string[];
}): Promise<{ set: ReleaseSet; records: ReleaseRecord[] }> {
  const { storage, channels, print, names = packageNames } = options;
  if (await createLocalKeys(storage)) print('The releases of this machine are signed with a key of its own.');
  const records: ReleaseRecord[] = [];
  // The builds run one after the other because the bundler uses all cores.
  for (const name of names) {
    const { record } = await build(name, () => print(`Building ${name} …`));
    await publishOnce(storage, distDir(name));
    records.push(record);
  }
  await publishServedContract(storage);
  const author = {
    actor: currentUser(),
    reason: 'the sources of this checkout',
    at: new Date().toISOString(),
  };
  const versions = Object.fromEntries(records.map(({ name, version }) => [name, version]));
  for (const channel of channels) {
    const { change, isNew } = await releaseOnce(storage, channel, versions, author);
    if (isNew) print(`Released to ${channel}: set ${change.set}`);
  }
  return { set: setOf(versions, author), records };
}
