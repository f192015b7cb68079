/** All limits except the number of processes are in milliseconds. */
export interface ViewLimits {
  /**
   * A page may cost its process this many milliseconds of work, or of waiting for nothing but itself. Time in which the
   * process starts, waits for a processor or renders the pages of others does not count, and neither does loading data.
   */
  readonly pageBudget: number;
  /** The same limit for the frame; without it the first view is empty. */
  readonly frameBudget: number;
  /** The same limit for a process's first view, which also loads its code. */
  readonly firstBudget: number;
  /** A guest waits at most this many milliseconds for a view, whatever the reason. */
  readonly patience: number;
  /** A process that spends longer on one view is considered hung and is terminated. */
  readonly hang: number;
  /** The same limit for a process's first view, which also loads its code. */
  readonly firstHang: number;
  /** A process may take this many milliseconds to become ready. */
  readonly start: number;
  readonly quarantine: number;
  /** Idle processes are terminated if there are more processes than this. */
  readonly processes: number;
}

export const VIEW_LIMITS: ViewLimits = {
  pageBudget: 200,
  frameBudget: 1_000,
  firstBudget: 1_000,
  patience: 15_000,
  hang: 1_000,
  firstHang: 3_000,
  start: 10_000,
  quarantine: 60_000,
  processes: 8,
};

/** Returns the limits for the given page budget in milliseconds. */
export const limitsWithin = (pageBudget: number): ViewLimits => ({
  ...VIEW_LIMITS,
  pageBudget,
  frameBudget: Math.max(VIEW_LIMITS.frameBudget, pageBudget),
  firstBudget: Math.max(VIEW_LIMITS.firstBudget, 5 * pageBudget),
  patience: Math.max(VIEW_LIMITS.patience, 10 * pageBudget),
  hang: Math.max(VIEW_LIMITS.hang, 5 * pageBudget),
  firstHang: Math.max(VIEW_LIMITS.firstHang, 15 * pageBudget),
});
