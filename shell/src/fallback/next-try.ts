import { isMissingCode } from '@guest/shared/late-code/missing-code';
import type { BootRemote } from '@guest/shared/contracts/release/boot.contract';
import { drawnAnew } from './drawn-anew';
import type { Failure, RescueDeps, Try } from './rescue-state';

/** The delays before each retry of a release that failed to load. */
const WAITS_MS = [300, 900];

/** Decides on the next attempt after a failure and starts it. */
export function createNextTry({ mountRelease, releasesOf }: RescueDeps) {
  let containers = 0;

  function mountOther(name: string, release: BootRemote, isRepeated: boolean) {
    containers += 1;
    // The browser may have cached the response that made the previous attempt fail, so a repeated attempt
    // uses another URL.
    const entry = isRepeated ? `${release.entry}?again=${containers}` : release.entry;
    return mountRelease(name, { ...release, entry }, `${name}@${release.version}~${containers}`);
  }

  async function again(failed: Try, release: BootRemote): Promise<Try> {
    await new Promise((resolve) => setTimeout(resolve, WAITS_MS[failed.repeats]));
    // A release that is mounted is not loaded again because one of its files is missing.
    const mounted = failed.mounted.then(
      (it) => it,
      () => mountOther(failed.name, release, true),
    );
    return { ...failed, mounted, repeats: failed.repeats + 1, next: undefined };
  }

  return async function nextTry(failed: Try, { error, hasCrashed }: Failure): Promise<Try | undefined> {
    const { name, release, row } = failed;
    // While the device is offline no release is at fault, and no other release would load.
    if (!release || !navigator.onLine) return undefined;
    const mayCome = !hasCrashed && hasNotCome(error) && failed.repeats < WAITS_MS.length;
    if (mayCome) return again(failed, release);

    row.failures.push({ release, error, mounted: failed.mounted });
    const releases = releasesOf(name);
    const other = releases[releases.findIndex(({ version }) => version === release.version) + 1];
    if (!other) return undefined;
    const mounted = mountOther(name, other, false).then(drawnAnew);
    return { name, release: other, mounted, repeats: 0, row };
  };
}

/**
 * Module Federation also throws its load error for an entry that loaded but threw, which a retry does not
 * fix.
 */
const hasNotCome = (error: unknown): boolean =>
  isMissingCode(error) && !String(error).includes('ScriptExecutionError');
