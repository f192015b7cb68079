import type { BootRemote } from '@guest/shared/contracts/release/boot.contract';
import type { RemoteName } from '@guest/shared/routes/remotes';
import type { LivingRemote } from './rescue-state';

/** One attempt with one release of a remote: the page tries it or uses it. */
export interface Try {
  readonly name: RemoteName;
  /** `undefined` if the document names no release of this remote. */
  readonly release: BootRemote | undefined;
  readonly mounted: Promise<LivingRemote>;
  /** How often this release has been retried in this series. */
  readonly repeats: number;
  row: Row;
  /** The attempt that follows a failure of this one; it resolves to `undefined` if no release is left. */
  next?: Promise<Try | undefined>;
}

/** A series of attempts, from the first failure to a release that works or to the last release. */
export interface Row {
  readonly mounted: Promise<LivingRemote>;
  /** The start of the series in milliseconds, as `performance.now()` returns it. */
  readonly since: number;
  /** The abandoned releases with their errors. */
  readonly failures: { release: BootRemote; error: unknown; mounted: Promise<LivingRemote> }[];
}

export const newRow = (mounted: Promise<LivingRemote>): Row => ({
  mounted,
  since: performance.now(),
  failures: [],
});
