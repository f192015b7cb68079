import { setTimeout as pause } from 'node:timers/promises';
import type { House } from './house';

export interface Troubles {
  kills: number;
  cuts: number;
  swallows: number;
  restarts: number;
}

type Trouble = keyof Troubles;

/** Injects the faults in random order, spread evenly over the progress of the scenario. */
export async function bringTroubles(
  house: House,
  troubles: Partial<Troubles>,
  { done, say }: { done: () => number; say: (line: string) => void },
): Promise<void> {
  const all = shuffled(
    // The cast is safe because `Partial<Troubles>` has no other keys.
    Object.entries(troubles).flatMap(([name, times]) => Array<Trouble>(times).fill(name as Trouble)),
  );
  const bring: Record<Trouble, () => Promise<void>> = {
    kills: house.killServer,
    restarts: house.restartDatabase,
    cuts: () => until(house.cutLink),
    swallows: () => until(house.swallowLink),
  };
  for (const [i, trouble] of all.entries()) {
    // The faults are spaced so that none is left when the scenario is done.
    while (done() < (i + 0.5) / (all.length + 1)) await pause(20);
    say(`${Math.round(done() * 100)} %: ${trouble}`);
    await bring[trouble]();
  }
}

/** There may be no link to cut at this moment, so the fault waits for one. */
async function until(isDone: () => boolean): Promise<void> {
  while (!isDone()) await pause(20);
}

const shuffled = <T>(items: T[]): T[] =>
  items
    .map((item) => ({ item, at: Math.random() }))
    .sort((one, other) => one.at - other.at)
    .map(({ item }) => item);
