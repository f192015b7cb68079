import type { ReleaseFigures } from '@guest/shared/contracts/release/release.contract';

/** A part of the visitors gets other versions than the rest. */
export interface RunningRollout {
  readonly channel: string;
  /** The candidate's set, and the channel's own. */
  readonly candidate: string;
  readonly current: string;
  /** What differs: by name, the version of the candidate and the one that it replaces. */
  readonly changes: readonly { name: string; candidate: string; current: string | undefined }[];
  readonly since: Date;
}

/** The releases as far as they are judged. */
export interface Rollouts {
  isPublished(name: string, version: string): Promise<boolean>;
  hasChannel(channel: string): Promise<boolean>;
  running(): Promise<RunningRollout[]>;
  /** False where it has ended meanwhile, or another server was faster. */
  halt(rollout: RunningRollout, reason: string): Promise<boolean>;
  /** Puts down what `release status` shows. */
  keepFigures(figures: ReleaseFigures): Promise<void>;
}
