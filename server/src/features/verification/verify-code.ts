import { normalizeCode } from '@guest/shared/contracts/core/normalize-digits';
import type { Connection, Database } from '../../platform/db/database';
import { createKeyedQueue } from '../../platform/concurrency/keyed-queue';
import type { VerificationPurpose } from '../../platform/db/tables/schema';
import { hashOf } from '../../platform/security/token';
import type { ChallengeRepository, ChallengeRow } from './challenge.repository';
import { codeLengthAfter, RESEND_AFTER_MS, MAX_ATTEMPTS } from './code-limits';
import {
  codeExpired,
  codeInvalid,
  codeLocked,
  codeSuperseded,
  codeUsed,
  deliveryFailed,
} from './code-errors';
import { isCorrectCode } from './one-time-code';
import type { AssertUnlocked } from './recipient-lock';

interface Proof {
  otp_request_token: string;
  code: string;
  propertyId: string;
  purpose: VerificationPurpose;
  guestId?: string;
}

interface CodeVerifierDeps {
  db: Database;
  challenges: ChallengeRepository;
  assertUnlocked: AssertUnlocked;
  now: () => number;
}

/** Creates the verification of codes. */
export function createCodeVerifier({ db, challenges, assertUnlocked, now }: CodeVerifierDeps) {
  const queue = createKeyedQueue();

  /**
   * Runs `work` once if the code is right. Using the code and `work` share a transaction. Requests for the
   * same code are handled in turn, so that one sent twice is told that the code was used.
   */
  const verify = <T>(
    proof: Proof,
    work: (tx: Connection, challenge: ChallengeRow) => Promise<T>,
  ): Promise<T> => queue.acquire(proof.otp_request_token, () => verifyInTurn(proof, work));

  async function verifyInTurn<T>(
    proof: Proof,
    work: (tx: Connection, challenge: ChallengeRow) => Promise<T>,
  ): Promise<T> {
    const row = await challenges.find(hashOf(proof.otp_request_token));
    if (!row || !matchesProof(row, proof)) throw codeExpired();
    await assertUnlocked(row.target);
    if (row.deliveryFailedAt && !row.supersededAt) throw deliveryFailed();
    // While a hotel has many failures, the shorter codes sent before are too easy to guess.
    if (row.codeLength < codeLengthAfter(await challenges.failuresIn(row.propertyId))) throw codeExpired();
    const code = normalizeCode(proof.code);
    // Input that cannot be the code uses no attempt while the code is open.
    if (!hasCodeFormat(code, row) && isOpen(row)) throw codeInvalid(MAX_ATTEMPTS - row.tries);
    const taken = await challenges.countAttempt(row.id);
    if (!taken) throw errorFor((await challenges.find(row.tokenHash)) ?? row);
    if (!(await isCorrectCode(code, taken.codeHash))) {
      await challenges.recordFailure(taken);
      await assertUnlocked(taken.target);
      throw taken.tries < MAX_ATTEMPTS ? codeInvalid(MAX_ATTEMPTS - taken.tries) : outOfAttempts(taken);
    }
    return db.transaction(async (tx) => {
      if (!(await challenges.markUsed(taken.id, tx))) {
        throw errorFor((await challenges.find(taken.tokenHash, tx)) ?? taken);
      }
      return work(tx, taken);
    });
  }

  return verify;

  function isOpen(row: ChallengeRow): boolean {
    const isGood = !row.usedAt && !row.supersededAt && row.expiresAt.getTime() > now();
    return isGood && row.tries < MAX_ATTEMPTS;
  }

  function errorFor(row: ChallengeRow) {
    if (row.supersededAt) return codeSuperseded();
    if (row.usedAt) return codeUsed();
    const isDead = row.tries >= MAX_ATTEMPTS && !row.usedAt && row.expiresAt.getTime() > now();
    return isDead ? outOfAttempts(row) : codeExpired();
  }

  /** Returns the error for a code without attempts left, with the time until another can be sent. */
  function outOfAttempts(row: ChallengeRow) {
    return codeLocked(row.sentAt.getTime() + RESEND_AFTER_MS - now());
  }
}

const matchesProof = (row: ChallengeRow, { propertyId, purpose, guestId }: Proof) =>
  row.propertyId === propertyId && row.purpose === purpose && row.guestId === (guestId ?? null);

const hasCodeFormat = (code: string, { codeLength }: ChallengeRow) =>
  /^\d+$/.test(code) && code.length === codeLength;
