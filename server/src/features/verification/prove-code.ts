import { codeOf } from '@guest/shared/contracts/core/typed-digits';
import type { Connection, Database } from '../../platform/db/database';
import type { Purpose } from '../../platform/db/tables/schema';
import { hashOf } from '../../platform/security/token';
import type { ChallengeRepository, ChallengeRow } from './challenge.repository';
import { RESEND_AFTER_MS, TRIES } from './code-limits';
import { codeExpired, codeInvalid, codeLocked, codeSuperseded, deliveryFailed } from './code-refusals';
import { isCode } from './one-time-code';
import type { RefuseLocked } from './target-lock';

interface Proof {
  otp_request_token: string;
  code: string;
  propertyId: string;
  purpose: Purpose;
  guestId?: string;
}

interface Parts {
  db: Database;
  challenges: ChallengeRepository;
  refuseLocked: RefuseLocked;
  now: () => number;
}

/** Creates the verification of codes. */
export function createCodeProof({ db, challenges, refuseLocked, now }: Parts) {
  /** Runs `work` once if the code is right. Using the code and `work` share a transaction. */
  async function prove<T>(
    proof: Proof,
    work: (tx: Connection, challenge: ChallengeRow) => Promise<T>,
  ): Promise<T> {
    const row = await challenges.find(hashOf(proof.otp_request_token));
    if (!row || !isFor(row, proof)) throw codeExpired();
    await refuseLocked(row.target);
    if (row.deliveryFailedAt && !row.supersededAt) throw deliveryFailed();
    const code = codeOf(proof.code);
    // Input that cannot be the code uses no attempt while the code is open.
    if (!isShaped(code, row) && isOpen(row)) throw codeInvalid(TRIES - row.tries);
    const taken = await challenges.takeTry(row.id);
    if (!taken) throw whyNot((await challenges.find(row.tokenHash)) ?? row);
    if (!(await isCode(code, taken.codeHash))) {
      await challenges.noteFailure(taken);
      await refuseLocked(taken.target);
      throw taken.tries < TRIES ? codeInvalid(TRIES - taken.tries) : deadCode(taken);
    }
    return db.transaction(async (tx) => {
      if (!(await challenges.use(taken.id, tx))) throw whyNot(taken);
      return work(tx, taken);
    });
  }

  return prove;

  function isOpen(row: ChallengeRow): boolean {
    const isGood = !row.usedAt && !row.supersededAt && row.expiresAt.getTime() > now();
    return isGood && row.tries < TRIES;
  }

  function whyNot(row: ChallengeRow) {
    if (row.supersededAt) return codeSuperseded();
    const isDead = row.tries >= TRIES && !row.usedAt && row.expiresAt.getTime() > now();
    return isDead ? deadCode(row) : codeExpired();
  }

  /** Returns the error for a code without attempts left, with the time until another can be sent. */
  function deadCode(row: ChallengeRow) {
    return codeLocked(row.sentAt.getTime() + RESEND_AFTER_MS - now());
  }
}

const isFor = (row: ChallengeRow, { propertyId, purpose, guestId }: Proof) =>
  row.propertyId === propertyId && row.purpose === purpose && row.guestId === (guestId ?? null);

const isShaped = (code: string, { codeLength }: ChallengeRow) =>
  /^\d+$/.test(code) && code.length === codeLength;
