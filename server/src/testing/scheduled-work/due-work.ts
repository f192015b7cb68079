/** Work that is due for a scheduled job, with its state after the job has run exactly once. */
export interface DueWork {
  name: string;
  state(): Promise<unknown>;
  expected: unknown;
}

/** Returns the current state of each entry. */
export const statesOf = async (all: readonly DueWork[]): Promise<[what: string, stands: unknown][]> =>
  Promise.all(all.map(async ({ name, state }) => [name, await state()]));

export const expectedStatesOf = (all: readonly DueWork[]): [what: string, stands: unknown][] =>
  all.map(({ name, expected }) => [name, expected]);
