import type { ChallengeRepository } from './challenge.repository';
import { lockedUntil } from './code-limits';
import { codeLocked } from './code-errors';

export type AssertUnlocked = ReturnType<typeof createRecipientLock>;

/** Returns a function that throws if a recipient is locked after too many wrong codes. */
export function createRecipientLock(challenges: ChallengeRepository, now: () => number) {
  return async (target: string): Promise<void> => {
    const until = lockedUntil(await challenges.failuresOf(target), now());
    if (until > 0) throw codeLocked(until - now());
  };
}
