import type { Database } from '../../platform/db/database';
import type { Outbox } from '../mail/outbox';
import type { ChallengeRepository } from './challenge.repository';
import { createCodeProof } from './prove-code';
import { createCodeSender } from './send-code';
import { createTargetLock } from './target-lock';

interface Parts {
  db: Database;
  challenges: ChallengeRepository;
  outbox: Outbox;
  publicHost: string;
  now: () => number;
}

export type Challenges = ReturnType<typeof createChallenges>;

/** Sends and verifies one-time codes. */
export function createChallenges(parts: Parts) {
  const refuseLocked = createTargetLock(parts.challenges, parts.now);
  const { send, resend } = createCodeSender({ ...parts, refuseLocked });
  return { send, resend, prove: createCodeProof({ ...parts, refuseLocked }) };
}
