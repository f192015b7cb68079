import type { BootRemote } from '@guest/shared/contracts/release/boot.contract';
import type { RemoteName } from '@guest/shared/routes/remotes';
import type { LivingRemote } from './rescue';

/** One release of a remote that the page tries, or has. */
export interface Try {
  readonly name: RemoteName;
  /** Undefined where the document names none. */
  readonly release: BootRemote | undefined;
  readonly mounted: Promise<LivingRemote>;
  /** How many times this release has been asked for again in this row. */
  readonly repeats: number;
  row: Row;
  /** What follows it once it has failed; undefined inside where nothing is left. */
  next?: Promise<Try | undefined>;
}

/** Tries that follow each other, from the first that failed to one that works or to the last. */
export interface Row {
  readonly mounted: Promise<LivingRemote>;
  /** Milliseconds since the page began. */
  readonly since: number;
  /** Releases that are left behind, with what was wrong with them. */
  readonly failures: { release: BootRemote; error: unknown; mounted: Promise<LivingRemote> }[];
}

export const newRow = (mounted: Promise<LivingRemote>): Row => ({
  mounted,
  since: performance.now(),
  failures: [],
});
