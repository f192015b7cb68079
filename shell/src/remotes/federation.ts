import { HOST_VERSION, type RemoteModule } from '@guest/shared';
import type { Boot } from '@guest/shared/contracts/boot.contract';
import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import { entryIsKnown } from './known-entries';

/** Loads remotes through Module Federation, each as the document's release set has it. */
export function federation(remotes: Boot['remotes']): (name: string) => Promise<RemoteModule> {
  const failures = new Map<string, number>();

  return async (name) => {
    const release = remotes[name];
    if (!release) throw new Error(`There is no release of ${name}`);
    const failed = failures.get(name) ?? 0;
    // What a browser has kept of a try that failed may be what made it fail.
    const entry = failed > 0 ? `${release.entry}?again=${failed}` : release.entry;
    entryIsKnown(entry, release.integrity);
    registerRemotes(
      [
        {
          // The plain name: what the release is called inside is its own, and differs from version to version.
          name,
          alias: name,
          entry: new URL(entry, location.origin).href,
          entryGlobalName: release.global,
          type: 'global',
        },
      ],
      { force: failed > 0 },
    );
    try {
      const loaded = await loadRemote<{ remote: RemoteModule }>(`${name}/remote`);
      if (!loaded) throw new Error(`${name} is empty`);
      assertFits(name, loaded.remote);
      return loaded.remote;
    } catch (error) {
      // The runtime remembers a failure; the next try has to begin anew.
      failures.set(name, failed + 1);
      throw error;
    }
  };
}

function assertFits(name: string, { hostVersion }: RemoteModule): void {
  if (hostVersion === HOST_VERSION) return;
  throw new Error(`${name} wants host version ${hostVersion}; this shell has ${HOST_VERSION}`);
}
