import { HOST_VERSION, type RemoteModule } from '@guest/shared';
import type { Boot, BootRemote } from '@guest/shared/contracts/release/boot.contract';
import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import { registerEntry } from './entry-registry';

/**
 * Loads a remote: the version of the document's release set or, in a container of its own, another release.
 */
export type LoadRemote = (
  name: string,
  otherRelease?: BootRemote,
  container?: string,
) => Promise<RemoteModule>;

/** Loads remotes through Module Federation. */
export function federation(remotes: Boot['remotes']): LoadRemote {
  return async (name, release = remotes[name], container = name) => {
    if (!release) throw new Error(`no release of ${name} in this release set`);
    const entry = new URL(release.entry, location.origin).href;
    registerEntry(entry, release.integrity);
    registerRemotes([
      {
        // The container needs a new name per attempt, because the runtime never loads a failed one again.
        // `entryGlobalName` is the name inside the release.
        name: container,
        entry,
        entryGlobalName: release.global,
        type: 'global',
      },
    ]);
    const loaded = await loadRemote<{ remote: RemoteModule }>(`${container}/remote`);
    if (loaded?.remote.hostVersion === HOST_VERSION) return loaded.remote;
    throw new Error(`${name} is not compatible with host ${HOST_VERSION}`);
  };
}
