import { setTimeout as pause } from 'node:timers/promises';
import type { TestHotel } from './test-hotel';

export interface Faults {
  kills: number;
  cuts: number;
  swallows: number;
  restarts: number;
}

type Fault = keyof Faults;

interface FaultOptions {
  /** Returns the part of the scenario that is done, from 0 to 1. */
  done: () => number;
  print: (line: string) => void;
  /** It is called after each fault, while the scenario goes on. */
  after?: () => Promise<void>;
}

/** Injects the faults in random order, spread evenly over the progress of the scenario. */
export async function injectFaults(
  hotel: TestHotel,
  faults: Partial<Faults>,
  { done, print, after }: FaultOptions,
): Promise<void> {
  const all = shuffled(
    // The cast is safe because `Partial<Faults>` has no other keys.
    Object.entries(faults).flatMap(([name, times]) => Array<Fault>(times).fill(name as Fault)),
  );
  const inject: Record<Fault, () => Promise<void>> = {
    kills: hotel.killServer,
    restarts: hotel.restartDatabase,
    cuts: () => until(hotel.cutLink),
    swallows: () => until(hotel.swallowLink),
  };
  for (const [i, fault] of all.entries()) {
    // The faults are spaced so that none is left when the scenario is done.
    while (done() < (i + 0.5) / (all.length + 1)) await pause(20);
    print(`${Math.round(done() * 100)} %: ${fault}`);
    await inject[fault]();
    await after?.();
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
