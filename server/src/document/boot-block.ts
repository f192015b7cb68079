import type { Boot } from '@guest/shared/contracts/boot.contract';
import { servedFiles } from '../releases/release';
import type { ResolvedSet } from '../releases/release-store';

/** What the document says of the releases that its page may load. A remote without an entry is one that is missing. */
export function bootOf(
  { set, remotes }: ResolvedSet,
  facts: Omit<Boot, 'buildId' | 'shell' | 'remotes'>,
): Boot {
  const entries = Object.entries(remotes).flatMap(([name, release]) => {
    const { version, entry, global } = release.record;
    return servedFiles(release, entry.slice(0, 1)).map(
      ({ url, integrity }) => [name, { version, entry: url, global, integrity }] as const,
    );
  });
  return { buildId: set.id, shell: set.shell, remotes: Object.fromEntries(entries), ...facts };
}
