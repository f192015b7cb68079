import { HOST_VERSION, type RemoteModule } from '@guest/shared';
import type { Boot } from '@guest/shared/contracts/boot.contract';
import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import { entryIsKnown } from './known-entries';

/** Loads remotes through Module Federation, each as the document's release set has it. */
export function federation(remotes: Boot['remotes']): (name: string) => Promise<RemoteModule> {
  const failed = new Set<string>();

  return async (name) => {
    const release = remotes[name];
    if (!release) throw new Error(`There is no release of ${name}`);
    entryIsKnown(release.entry, release.integrity);
    registerRemotes(
      [
        {
          // The plain name: what the release is called inside is its own, and differs from version to version.
          name,
          alias: name,
          entry: new URL(release.entry, location.origin).href,
          entryGlobalName: release.global,
          type: 'global',
        },
      ],
      { force: failed.has(name) },
    );
    try {
      const loaded = await loadRemote<{ remote: RemoteModule }>(`${name}/remote`);
      if (!loaded) throw new Error(`${name} is empty`);
      assertFits(name, loaded.remote);
      return loaded.remote;
    } catch (error) {
      // The runtime remembers a failure; the next try has to begin anew.
      failed.add(name);
      throw error;
    }
  };
}

function assertFits(name: string, { hostVersion }: RemoteModule): void {
  if (hostVersion === HOST_VERSION) return;
  throw new Error(`${name} wants host version ${hostVersion}; this shell has ${HOST_VERSION}`);
}
