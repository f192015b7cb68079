import type { SetSource } from '@guest/shared/contracts/release/boot.contract';
import type { ReleaseEvent } from '@guest/shared/contracts/release/release-report.schema';
import { parseMix } from './mix-link';
import { pageBuild } from './page-build';
import { getVersionInfo } from './version-info';

export interface PageRelease {
  name: string;
  version: string;
  /** The reason why the page runs this version. */
  source: ReleaseEvent['source'];
}

/** Returns the shell and all remotes with the versions that this page runs. */
export function pageReleases(): PageRelease[] {
  return Object.entries(getVersionInfo().versions).map(([name, version]) => ({
    name,
    version,
    source: ownSource(name, version) ?? sourceFor(pageBuild().source, name),
  }));
}

/** Returns the source of a version that is not the one of the page's release set, or `undefined` if it is. */
export function ownSource(name: string, version: string): 'fallback' | 'local' | undefined {
  const intended = pageBuild().remotes[name];
  if (intended && intended.version !== version) return 'fallback';
  // An entry from a dev server has no hash.
  return intended?.integrity === '' ? 'local' : undefined;
}

/**
 * A mix names only some parts; the others come from the channel. The same applies to pages with a dev server.
 */
function sourceFor(source: SetSource, name: string): SetSource {
  if (source !== 'mix' && source !== 'dev') return source;
  return name in parseMix(location.search) ? 'mix' : 'channel';
}

/** Returns the versions of this page that an address can name, by part. */
export const publishedVersions = (): Record<string, string> =>
  Object.fromEntries(
    pageReleases().flatMap(({ name, version, source }) => (source === 'local' ? [] : [[name, version]])),
  );

/** Returns whether this page is for testing versions and not for guests. */
export function isTestPage(): boolean {
  const { mayMix, source } = pageBuild();
  return mayMix || source === 'dev';
}
