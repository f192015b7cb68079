/** Background work that runs at an interval while the server listens. */
export interface Job {
  /** Names the job in the log. */
  name: string;
  everyMs: number;
  run(): Promise<void>;
}

/** The interval of jobs for which a delay of minutes does not matter, such as deleting expired rows. */
export const HOUSEKEEPING_MS = 10 * 60_000;
