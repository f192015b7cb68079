import type { MountedRemote } from '@guest/shared';
import type { BootRemote } from '@guest/shared/contracts/release/boot.contract';
import type { RemoteName } from '@guest/shared/routes/remotes';
import type { LoadRemote } from '../federation/federation';
import type { Row } from './try';

/** A mounted remote of the page. Its `life` is aborted when another release replaces it. */
export type LivingRemote = MountedRemote & { readonly life: AbortController };

/** The remotes of the page, mounted or being mounted. */
export type Mounting = Map<RemoteName, Promise<LivingRemote>>;

/** Takes what the caller needs from a mounted remote: a page, a fragment of the home page or its reads. */
export type Take<T> = (mounted: LivingRemote) => T | Promise<T>;

export interface Failure {
  name: RemoteName;
  /** The mount that failed, or the mount that the failing part belongs to. */
  mounted: Promise<LivingRemote>;
  error: unknown;
  /** True if the code loaded but threw while rendering. */
  hasCrashed?: boolean;
  /**
   * Asked after another release has loaded, because loading takes a while and the guest may have started an
   * input since.
   */
  mayReplace?: (() => boolean) | undefined;
}

export interface RescueDeps {
  mounting: Mounting;
  mountRelease(...release: Parameters<LoadRemote>): Promise<LivingRemote>;
  /** Returns the releases that can serve a remote, the wanted release first. */
  releasesOf(name: RemoteName): BootRemote[];
  /** Called when a series of attempts ends: with the release that works, or without one if none is left. */
  onEnd(name: RemoteName, row: Row, works?: BootRemote): void;
}
