import { isMissingCode } from '@guest/shared/late-code/missing-code';
import type { BootRemote } from '@guest/shared/contracts/release/boot.contract';
import { drawnAnew } from './drawn-anew';
import type { Failure, RescueDeps } from './rescue';
import type { Try } from './try';

/** Milliseconds before a release that did not come is asked for again, each time. */
const WAITS_MS = [300, 900];

/** Decides what is tried after a failure, and begins it. */
export function createNextTry({ mountRelease, releasesOf }: RescueDeps) {
  let containers = 0;

  function mountOther(name: string, release: BootRemote, isRepeated: boolean) {
    containers += 1;
    // What a browser has kept of a try that failed may be what made it fail.
    const entry = isRepeated ? `${release.entry}?again=${containers}` : release.entry;
    return mountRelease(name, { ...release, entry }, `${name}@${release.version}~${containers}`);
  }

  async function again(failed: Try, release: BootRemote): Promise<Try> {
    await new Promise((resolve) => setTimeout(resolve, WAITS_MS[failed.repeats]));
    // A release that is here is not loaded anew for the sake of one of its files.
    const mounted = failed.mounted.then(
      (it) => it,
      () => mountOther(failed.name, release, true),
    );
    return { ...failed, mounted, repeats: failed.repeats + 1, next: undefined };
  }

  return async function nextTry(failed: Try, { error, hasCrashed }: Failure): Promise<Try | undefined> {
    const { name, release, row } = failed;
    // Without a network no release is to blame, and none would come.
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

/** The federation tells of an entry that came and threw as of one that did not come. */
const hasNotCome = (error: unknown): boolean =>
  isMissingCode(error) && !String(error).includes('ScriptExecutionError');
