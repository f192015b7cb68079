import type { ReleaseFigures } from '@guest/shared/contracts/release/release.contract';

/** A rollout gives part of the visitors other versions than the rest. */
export interface RunningRollout {
  readonly channel: string;
  /** The release sets of the candidate and of the channel. */
  readonly candidate: string;
  readonly current: string;
  /** The releases that differ: the candidate version and the one it replaces. */
  readonly changes: readonly { name: string; candidate: string; current: string | undefined }[];
  readonly since: Date;
}

/** Access to the rollouts for judging them. */
export interface Rollouts {
  isPublished(name: string, version: string): Promise<boolean>;
  /** Returns whether a release set has this version. */
  isInSet(set: string, name: string, version: string): Promise<boolean>;
  running(): Promise<RunningRollout[]>;
  /** Returns false if the rollout has ended or another server has halted it. */
  halt(rollout: RunningRollout, reason: string): Promise<boolean>;
  /** Stores the figures that `release status` shows. */
  saveFigures(figures: ReleaseFigures): Promise<void>;
}
