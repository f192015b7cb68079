/** Something that the house has to do by itself now, and how it stands once that was done, and done once. */
export interface Due {
  what: string;
  stands(): Promise<unknown>;
  done: unknown;
}

/** How all of it stands, by what it is. */
export const standingOf = async (all: readonly Due[]): Promise<[what: string, stands: unknown][]> =>
  Promise.all(all.map(async ({ what, stands }) => [what, await stands()]));

export const doneOf = (all: readonly Due[]): [what: string, stands: unknown][] =>
  all.map(({ what, done }) => [what, done]);
