/** All in milliseconds but the number of threads. */
export interface ViewLimits {
  /** How long a guest waits for a page: its turn and its drawing, not its data. */
  readonly pageDeadline: number;
  /** How long a guest waits for the frame, in whose place there would be nothing at all. */
  readonly frameDeadline: number;
  /** A thread that works on one view for longer hangs, and is ended. */
  readonly hang: number;
  /** The same for a thread's first view, which loads and warms what it needs. */
  readonly firstHang: number;
  /** How long a thread may take until it can be asked. */
  readonly start: number;
  readonly quarantine: number;
  /** When there are more threads than these, idle ones are ended. */
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

/** The limits of a machine on which a guest waits so long for a page, in milliseconds. */
export const limitsWithin = (pageDeadline: number): ViewLimits => ({
  ...VIEW_LIMITS,
  pageDeadline,
  frameDeadline: Math.max(VIEW_LIMITS.frameDeadline, pageDeadline),
  hang: Math.max(VIEW_LIMITS.hang, 5 * pageDeadline),
  firstHang: Math.max(VIEW_LIMITS.firstHang, 15 * pageDeadline),
});
