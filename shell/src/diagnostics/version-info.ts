import { BUCKET_COOKIE } from '@guest/shared/contracts/release/boot.contract';
import type { VersionInfo } from '@guest/shared/contracts/release/release-report.schema';
import { pageBuild } from './page-build';
import { replacements } from './timeline';

/** Returns the versions that this page runs and the reason for them, for error reports. */
export function getVersionInfo(): VersionInfo {
  const { channel, buildId, source, shell, remotes } = pageBuild();
  const named = Object.entries(remotes).map(([name, { version }]) => [name, version]);
  return {
    channel,
    set: buildId,
    source,
    bucket: bucketOf(document.cookie),
    versions: { shell, ...Object.fromEntries(named), ...Object.fromEntries(replacements()) },
  };
}

/** Returns the rollout bucket of this visitor, 0 to 99, or null if no rollout has needed one. */
function bucketOf(cookies: string): number | null {
  const found = new RegExp(`(?:^|; )${BUCKET_COOKIE}=(\\d{1,2})(?:;|$)`).exec(cookies)?.[1];
  return found === undefined ? null : Number(found);
}
