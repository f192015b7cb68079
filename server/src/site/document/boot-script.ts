import type { Boot, BootRemote } from '@guest/shared/contracts/release/boot.contract';
import type { ChosenSet } from '../releases/resolve-release-set';
import { servedFiles, type Release } from '../releases/release';

/** Builds the boot data that lists the releases a page may load. A missing remote has no entry. */
export function bootOf(
  { set, remotes, previous, channel, source, mayMix }: ChosenSet,
  facts: Omit<Boot, 'buildId' | 'shell' | 'remotes' | 'channel' | 'source' | 'mayMix'>,
): Boot {
  const entries = Object.entries(remotes).flatMap(([name, release]) => {
    const before = previous[name] && entryOf(previous[name]);
    return entryOf(release).map(
      (entry) => [name, { ...entry, ...(before?.[0] && { previous: before[0] }) }] as const,
    );
  });
  return {
    buildId: set.id,
    channel,
    source,
    mayMix,
    shell: set.shell,
    remotes: Object.fromEntries(entries),
    ...facts,
  };
}

function entryOf(release: Release): BootRemote[] {
  const { version, entry, global } = release.record;
  return servedFiles(release, entry.slice(0, 1)).map(({ url, integrity }) => ({
    version,
    entry: url,
    global,
    integrity,
  }));
}
