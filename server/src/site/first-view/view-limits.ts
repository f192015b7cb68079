/** All limits except the number of processes are in milliseconds. */
export interface ViewLimits {
  /**
   * A guest waits this many milliseconds for a page, in the queue and while it renders; loading its data does
   * not count.
   */
  readonly pageDeadline: number;
  /** A guest waits this many milliseconds for the frame; without it the first view is empty. */
  readonly frameDeadline: number;
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
  pageDeadline: 200,
  frameDeadline: 1_000,
  hang: 1_000,
  firstHang: 3_000,
  start: 10_000,
  quarantine: 60_000,
  processes: 8,
};

/** Returns the limits for the given page deadline in milliseconds. */
export const limitsWithin = (pageDeadline: number): ViewLimits => ({
  ...VIEW_LIMITS,
  pageDeadline,
  frameDeadline: Math.max(VIEW_LIMITS.frameDeadline, pageDeadline),
  hang: Math.max(VIEW_LIMITS.hang, 5 * pageDeadline),
  firstHang: Math.max(VIEW_LIMITS.firstHang, 15 * pageDeadline),
});
