import type { ChallengeRepository } from './challenge.repository';
import { lockedUntil } from './code-limits';
import { codeLocked } from './code-refusals';

export type RefuseLocked = ReturnType<typeof createTargetLock>;

/** Turns away whatever has to do with a target at which too many codes were wrong. */
export function createTargetLock(challenges: ChallengeRepository, now: () => number) {
  return async (target: string): Promise<void> => {
    const until = lockedUntil(await challenges.failuresOf(target), now());
    if (until > 0) throw codeLocked(until - now());
  };
}
