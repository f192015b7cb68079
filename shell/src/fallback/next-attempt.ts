import { isChunkLoadError } from '@guest/shared/lazy/chunk-load-error';
import type { BootRemote } from '@guest/shared/contracts/release/boot.contract';
import { withoutHydration } from './without-hydration';
import type { RemoteFailure, RemoteFallbackDeps, Attempt } from './fallback-state';

/** The delays before each retry of a release that failed to load. */
const RETRY_DELAYS_MS = [300, 900];

/** Decides on the next attempt after a failure and starts it. */
export function createNextAttempt({ mountRelease, releasesOf }: RemoteFallbackDeps) {
  let containers = 0;

  function mountAgain(name: string, release: BootRemote, isRepeated: boolean) {
    containers += 1;
    // The browser may have cached the response that made the previous attempt fail, so a repeated attempt
    // uses another URL.
    const entry = isRepeated ? `${release.entry}?again=${containers}` : release.entry;
    return mountRelease(name, { ...release, entry }, `${name}@${release.version}~${containers}`);
  }

  async function retry(failed: Attempt, release: BootRemote): Promise<Attempt> {
    await new Promise((resolve) => setTimeout(resolve, RETRY_DELAYS_MS[failed.repeats]));
    // A release that is mounted is not loaded again because one of its files is missing.
    const mounted = failed.mounted.then(
      (it) => it,
      () => mountAgain(failed.name, release, true),
    );
    return { ...failed, mounted, repeats: failed.repeats + 1, next: undefined };
  }

  return async function nextAttempt(
    failed: Attempt,
    { error, hasCrashed }: RemoteFailure,
  ): Promise<Attempt | undefined> {
    const { name, release, series } = failed;
    // While the device is offline no release is at fault, and no other release would load.
    if (!release || !navigator.onLine) return undefined;
    const canRetry = !hasCrashed && isNotLoaded(error) && failed.repeats < RETRY_DELAYS_MS.length;
    if (canRetry) return retry(failed, release);

    series.failures.push({ release, error, mounted: failed.mounted });
    const releases = releasesOf(name);
    const other = releases[releases.findIndex(({ version }) => version === release.version) + 1];
    if (!other) return undefined;
    const mounted = mountAgain(name, other, false).then(withoutHydration);
    return { name, release: other, mounted, repeats: 0, series };
  };
}

/**
 * Module Federation also throws its load error for an entry that loaded but threw, which a retry does not
 * fix.
 */
const isNotLoaded = (error: unknown): boolean =>
  isChunkLoadError(error) && !String(error).includes('ScriptExecutionError');
