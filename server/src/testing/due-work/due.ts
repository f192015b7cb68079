/** Work that is due for a scheduled job, with its state after the job has run exactly once. */
export interface Due {
  what: string;
  stands(): Promise<unknown>;
  done: unknown;
}

/** Returns the current state of each entry. */
export const standingOf = async (all: readonly Due[]): Promise<[what: string, stands: unknown][]> =>
  Promise.all(all.map(async ({ what, stands }) => [what, await stands()]));

export const doneOf = (all: readonly Due[]): [what: string, stands: unknown][] =>
  all.map(({ what, done }) => [what, done]);
