import type { SetSource } from '@guest/shared/contracts/release/boot.contract';
import type { ReleaseEvent } from '@guest/shared/contracts/release/release-report.schema';
import { mixIn } from './mix-link';
import { pageBuild } from './page-build';
import { passportOf } from './passport';

export interface PartOfPage {
  name: string;
  version: string;
  /** Why this version and no other. */
  source: ReleaseEvent['source'];
}

/** The shell and every remote as this very page has them. */
export function partsOfPage(): PartOfPage[] {
  return Object.entries(passportOf().versions).map(([name, version]) => ({
    name,
    version,
    source: ownSource(name, version) ?? sourceIn(pageBuild().source, name),
  }));
}

/** What a page has of a remote where it is not what its set has; undefined where it is. */
export function ownSource(name: string, version: string): 'fallback' | 'local' | undefined {
  const wanted = pageBuild().remotes[name];
  if (wanted && wanted.version !== version) return 'fallback';
  // Nobody knows a hash of what a dev server serves.
  return wanted?.integrity === '' ? 'local' : undefined;
}

/** A mix names some parts; the others are the channel's, as they are beside a dev server. */
function sourceIn(source: SetSource, name: string): SetSource {
  if (source !== 'mix' && source !== 'dev') return source;
  return name in mixIn(location.search) ? 'mix' : 'channel';
}

/** What an address could name of this page, by name. */
export const publishedVersions = (): Record<string, string> =>
  Object.fromEntries(
    partsOfPage().flatMap(({ name, version, source }) => (source === 'local' ? [] : [[name, version]])),
  );

/** Whether this page is there to try versions, and not to serve a guest. */
export function isTried(): boolean {
  const { mayMix, source } = pageBuild();
  return mayMix || source === 'dev';
}
