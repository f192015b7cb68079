import type { Challenge } from '@guest/shared/contracts/sign-up/sign-up.contract';
import type { Purpose, StoredAgreement } from '../../platform/db/tables/schema';
import { hashOf, newSecret } from '../../platform/security/token';
import type { Outbox } from '../mail/outbox';
import type { PropertyScope } from '../property/property-scope';
import type { ChallengeRepository, ChallengeRow } from './challenge.repository';
import { CODE_LASTS_MS, codeLengthAfter, RESEND_AFTER_MS, sendingAfter, TRIES } from './code-limits';
import { codeLetter } from './code-letter';
import { codeExpired, codeSuperseded, emailInvalid, phoneInvalid, sendLimit, tooSoon } from './code-refusals';
import { codeHashOf, newCode } from './one-time-code';
import { maskedTarget, type Target } from './target';
import type { RefuseLocked } from './target-lock';

interface Errand {
  target: Target;
  purpose: Purpose;
  /** The language of the message. */
  lang: string;
  /** The guest of the code, for purposes that need one. */
  guestId?: string;
  agreement?: StoredAgreement;
}

interface Parts {
  challenges: ChallengeRepository;
  refuseLocked: RefuseLocked;
  outbox: Outbox;
  /** The host for which browsers autofill a code from a text message. */
  publicHost: string;
  now: () => number;
}

/** Sends codes; each invalidates the previous one. */
export function createCodeSender({ challenges, refuseLocked, outbox, publicHost, now }: Parts) {
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
    const letter = codeLetter({
      target,
      code,
      purpose,
      lang,
      house: name[lang] ?? house.say(name),
      publicHost,
    });
    outbox.send(letter, () => challenges.noteDeliveryFailure(row.id));
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
      // Another contact of the guest must not be revealed, so the kind cannot be switched here.
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
  };
}

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
