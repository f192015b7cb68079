import { HOST_VERSION, type RemoteModule } from '@guest/shared';
import type { Boot, BootRemote } from '@guest/shared/contracts/release/boot.contract';
import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import { entryIsKnown } from './known-entries';

/** Loads a remote: as the document's release set has it or, in a container of its own, another release of it. */
export type LoadRemote = (name: string, other?: BootRemote, container?: string) => Promise<RemoteModule>;

/** Loads remotes through Module Federation. */
export function federation(remotes: Boot['remotes']): LoadRemote {
  return async (name, release = remotes[name], container = name) => {
    if (!release) throw new Error(`No release of ${name}`);
    const entry = new URL(release.entry, location.origin).href;
    entryIsKnown(entry, release.integrity);
    registerRemotes([
      {
        // A name per try: the runtime never asks again for what failed. What the release is called inside is its own.
        name: container,
        entry,
        entryGlobalName: release.global,
        type: 'global',
      },
    ]);
    const loaded = await loadRemote<{ remote: RemoteModule }>(`${container}/remote`);
    if (loaded?.remote.hostVersion === HOST_VERSION) return loaded.remote;
    throw new Error(`${name} is not for host ${HOST_VERSION}`);
  };
}
