import { BUCKET_COOKIE } from '@guest/shared/contracts/release/boot.contract';
import type { Passport } from '@guest/shared/contracts/release/release-report.schema';
import { pageBuild } from './page-build';
import { replacements } from './timeline';

/** What this very page runs, and why: for whoever is told of a mistake in it. */
export function passportOf(): Passport {
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

/** Of this visitor, 0 to 99; none where no rollout has asked for it. */
function bucketOf(cookies: string): number | null {
  const found = new RegExp(`(?:^|; )${BUCKET_COOKIE}=(\\d{1,2})(?:;|$)`).exec(cookies)?.[1];
  return found === undefined ? null : Number(found);
}
