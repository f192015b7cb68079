import type { ChallengeRepository } from './challenge.repository';
import { lockedUntil } from './code-limits';
import { codeLocked } from './code-refusals';

export type RefuseLocked = ReturnType<typeof createTargetLock>;

/** Returns a function that throws if a recipient is locked after too many wrong codes. */
export function createTargetLock(challenges: ChallengeRepository, now: () => number) {
  return async (target: string): Promise<void> => {
    const until = lockedUntil(await challenges.failuresOf(target), now());
    if (until > 0) throw codeLocked(until - now());
  };
}
