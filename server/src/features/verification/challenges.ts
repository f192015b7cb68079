import type { Database } from '../../platform/db/database';
import type { MailOutbox } from '../mail/mail-outbox';
import type { ChallengeRepository } from './challenge.repository';
import { createCodeVerifier } from './verify-code';
import { createCodeSender } from './send-code';
import { createRecipientLock } from './recipient-lock';

interface ChallengesDeps {
  db: Database;
  challenges: ChallengeRepository;
  outbox: MailOutbox;
  publicHost: string;
  now: () => number;
}

export type Challenges = ReturnType<typeof createChallenges>;

/** Sends and verifies one-time codes. */
export function createChallenges(deps: ChallengesDeps) {
  const assertUnlocked = createRecipientLock(deps.challenges, deps.now);
  const { send, resend } = createCodeSender({ ...deps, assertUnlocked });
  return { send, resend, verify: createCodeVerifier({ ...deps, assertUnlocked }) };
}
