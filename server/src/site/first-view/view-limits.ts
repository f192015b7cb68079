/** All limits except the number of threads are in milliseconds. */
export interface ViewLimits {
  /**
   * How long a guest waits for a page, in the queue and while it renders; loading its data does not count.
   */
  readonly pageDeadline: number;
  /** How long a guest waits for the frame; without it the first view is empty. */
  readonly frameDeadline: number;
  /** A thread that spends longer on one view is considered hung and is terminated. */
  readonly hang: number;
  /** The same limit for a thread's first view, which also loads its code. */
  readonly firstHang: number;
  /** How long a thread may take to become ready. */
  readonly start: number;
  readonly quarantine: number;
  /** Idle threads are terminated if there are more threads than this. */
  readonly threads: number;
}

export const VIEW_LIMITS: ViewLimits = {
  pageDeadline: 200,
  frameDeadline: 1_000,
  hang: 1_000,
  firstHang: 3_000,
  start: 10_000,
  quarantine: 60_000,
  threads: 8,
};

/** Returns the limits for the given page deadline in milliseconds. */
export const limitsWithin = (pageDeadline: number): ViewLimits => ({
  ...VIEW_LIMITS,
  pageDeadline,
  frameDeadline: Math.max(VIEW_LIMITS.frameDeadline, pageDeadline),
  hang: Math.max(VIEW_LIMITS.hang, 5 * pageDeadline),
  firstHang: Math.max(VIEW_LIMITS.firstHang, 15 * pageDeadline),
});
