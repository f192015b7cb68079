import type { MountedRemote } from '@guest/shared';
import type { BootRemote } from '@guest/shared/contracts/release/boot.contract';
import type { RemoteName } from '@guest/shared/routes/remotes';
import type { PendingMount } from '../diagnostics/pending-mounts';
import type { LoadRemote } from '../federation/federation';

/** A mounted remote of the page. */
export interface RunningRemote extends MountedRemote {
  /** Aborted when another release replaces it. */
  readonly life: AbortController;
  /** The release as it is noted on the device while its code runs, because that could hang the tab. */
  readonly release: PendingMount;
}

/** The remotes of the page, mounted or being mounted. */
export type MountingRemotes = Map<RemoteName, Promise<RunningRemote>>;

/** Takes what the caller needs from a mounted remote: a page, a fragment of the home page or its reads. */
export type UseRemote<T> = (mounted: RunningRemote) => T | Promise<T>;

export interface RemoteFailure {
  name: RemoteName;
  /** The mount that failed, or the mount that the failing part belongs to. */
  mounted: Promise<RunningRemote>;
  error: unknown;
  /** True if the code loaded but threw while rendering. */
  hasCrashed?: boolean;
  /**
   * Called after another release has loaded, because loading takes a while and the guest may have started an
   * input since.
   */
  canReplace?: (() => boolean) | undefined;
}

export interface RemoteFallbackDeps {
  mounting: MountingRemotes;
  mountRelease(...release: Parameters<LoadRemote>): Promise<RunningRemote>;
  /** Returns the releases that can serve a remote, the wanted release first. */
  releasesOf(name: RemoteName): BootRemote[];
  /** Called when a series of attempts ends: with the release that works, or without one if none is left. */
  onEnd(name: RemoteName, series: AttemptSeries, working?: BootRemote): void;
}

/** One attempt with one release of a remote: the page tries it or uses it. */
export interface Attempt {
  readonly name: RemoteName;
  /** `undefined` if the document names no release of this remote. */
  readonly release: BootRemote | undefined;
  readonly mounted: Promise<RunningRemote>;
  /** Counts the retries of this release in this series. */
  readonly repeats: number;
  series: AttemptSeries;
  /** The attempt that follows a failure of this one; it resolves to `undefined` if no release is left. */
  next?: Promise<Attempt | undefined>;
}

/** A series of attempts, from the first failure to a release that works or to the last release. */
export interface AttemptSeries {
  readonly mounted: Promise<RunningRemote>;
  /** The start of the series in milliseconds, as `performance.now()` returns it. */
  readonly since: number;
  /** The abandoned releases with their errors. */
  readonly failures: { release: BootRemote; error: unknown; mounted: Promise<RunningRemote> }[];
}
