import type { Challenge } from '@guest/shared/contracts/sign-up.contract';
import { codeOf } from '@guest/shared/contracts/typed-digits';
import type { Connection, Database } from '../../db/database';
import type { Purpose, StoredAgreement } from '../../db/schema';
import { hashOf, newSecret } from '../guest/token';
import type { Outbox } from '../message/outbox';
import type { PropertyScope } from '../property/property-scope';
import {
  CODE_LASTS_MS,
  codeLengthAfter,
  lockedUntil,
  RESEND_AFTER_MS,
  sendingAfter,
  TRIES,
} from './code-limits';
import { codeMessage } from './code-message';
import {
  codeExpired,
  codeInvalid,
  codeLocked,
  codeSuperseded,
  deliveryFailed,
  emailInvalid,
  phoneInvalid,
  sendLimit,
  tooSoon,
} from './code-refusals';
import type { ChallengeRepository, ChallengeRow } from './challenge.repository';
import { codeHashOf, isCode, newCode } from './one-time-code';
import { maskedTarget, type Target } from './target';

interface Errand {
  target: Target;
  purpose: Purpose;
  /** The language of the message. */
  lang: string;
  /** Whose code it is, where its purpose needs a guest. */
  guestId?: string;
  agreement?: StoredAgreement;
}

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
  outbox: Outbox;
  /** What browsers fill a code of a text message into. */
  publicHost: string;
  now: () => number;
}

export type Challenges = ReturnType<typeof createChallenges>;

/** Sends codes, and finds out whether a code is the one that was sent. */
export function createChallenges({ db, challenges, outbox, publicHost, now }: Parts) {
  async function send(errand: Errand, house: PropertyScope): Promise<Challenge> {
    const { target, purpose, lang, guestId, agreement } = errand;
    const propertyId = house.property.id;
    await refuseLocked(target.value);
    const code = newCode(codeLengthAfter(await challenges.failuresIn(propertyId)));
    const token = newSecret();
    const codeHash = await codeHashOf(code);
    const at = now();
    const { row, sendsLeft } = await challenges.inTurn(target.value, async (tx) => {
      const sending = sendingAfter(await challenges.sendsTo(target.value, tx), at);
      if (sending.nextAt > at) {
        throw sending.reason === 'too_soon' ? tooSoon(sending.nextAt - at) : sendLimit(sending.nextAt - at);
      }
      const added = await challenges.add(
        {
          propertyId,
          purpose,
          kind: target.kind,
          target: target.value,
          address: target.address,
          lang,
          tokenHash: hashOf(token),
          codeHash,
          codeLength: code.length,
          guestId: guestId ?? null,
          agreement: agreement ?? null,
          sentAt: new Date(at),
          expiresAt: new Date(at + CODE_LASTS_MS),
        },
        tx,
      );
      return { row: added, sendsLeft: sending.sendsLeft - 1 };
    });
    const { name } = house.property;
    const message = codeMessage({
      target,
      code,
      purpose,
      lang,
      house: name[lang] ?? house.say(name),
      publicHost,
    });
    outbox.send(message, () => challenges.noteDeliveryFailure(row.id));
    return replyOf(row, token, sendsLeft);
  }

  return {
    send,

    async resend(
      asked: { otp_request_token: string; verification_type?: Target['kind'] | undefined },
      house: PropertyScope,
    ): Promise<Challenge> {
      const row = await challenges.find(hashOf(asked.otp_request_token));
      if (!row || row.propertyId !== house.property.id || row.usedAt) throw codeExpired();
      if (row.supersededAt) throw codeSuperseded();
      const kind = asked.verification_type ?? row.kind;
      // Where else the guest could be reached is for the guest to say, and not for us to tell.
      if (kind !== row.kind) throw kind === 'email' ? emailInvalid() : phoneInvalid();
      return send(
        {
          target: { kind: row.kind, value: row.target, address: row.address },
          purpose: row.purpose,
          lang: row.lang,
          ...(row.guestId && { guestId: row.guestId }),
          ...(row.agreement && { agreement: row.agreement }),
        },
        house,
      );
    },

    /** Does `work` for whoever holds the code, once; both happen, or neither. */
    async prove<T>(proof: Proof, work: (tx: Connection, challenge: ChallengeRow) => Promise<T>): Promise<T> {
      const row = await challenges.find(hashOf(proof.otp_request_token));
      if (!row || !isFor(row, proof)) throw codeExpired();
      await refuseLocked(row.target);
      if (row.deliveryFailedAt && !row.supersededAt) throw deliveryFailed();
      const code = codeOf(proof.code);
      // What cannot be the code costs no try, as long as there is one.
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
    },
  };

  async function refuseLocked(target: string): Promise<void> {
    const until = lockedUntil(await challenges.failuresOf(target), now());
    if (until > 0) throw codeLocked(until - now());
  }

  function isOpen(row: ChallengeRow): boolean {
    const isGood = !row.usedAt && !row.supersededAt && row.expiresAt.getTime() > now();
    return isGood && row.tries < TRIES;
  }

  function whyNot(row: ChallengeRow) {
    if (row.supersededAt) return codeSuperseded();
    const isDead = row.tries >= TRIES && !row.usedAt && row.expiresAt.getTime() > now();
    return isDead ? deadCode(row) : codeExpired();
  }

  /** A code without tries left is as good as none; another may be asked for soon. */
  function deadCode(row: ChallengeRow) {
    return codeLocked(row.sentAt.getTime() + RESEND_AFTER_MS - now());
  }
}

const isFor = (row: ChallengeRow, { propertyId, purpose, guestId }: Proof) =>
  row.propertyId === propertyId && row.purpose === purpose && row.guestId === (guestId ?? null);

const isShaped = (code: string, { codeLength }: ChallengeRow) =>
  /^\d+$/.test(code) && code.length === codeLength;

const replyOf = (row: ChallengeRow, token: string, sendsLeft: number): Challenge => ({
  otp_request_token: token,
  verification_type: row.kind,
  target_masked: maskedTarget(row),
  code_length: row.codeLength,
  confirm_code_expiry: row.expiresAt.toISOString(),
  resend_at: new Date(row.sentAt.getTime() + RESEND_AFTER_MS).toISOString(),
  attempts_left: TRIES - row.tries,
  sends_left: sendsLeft,
  status: 'sent',
});
