import type { Challenge } from '@guest/shared/contracts/sign-up/sign-up.contract';
import type { VerificationPurpose, StoredAgreement } from '../../platform/db/tables/schema';
import { hashOf, newSecret } from '../../platform/security/token';
import type { MailOutbox } from '../mail/mail-outbox';
import type { PropertyScope } from '../property/property-scope';
import type { ChallengeRepository, ChallengeRow } from './challenge.repository';
import {
  CODE_LASTS_MS,
  codeLengthAfter,
  RESEND_AFTER_MS,
  sendAllowanceAfter,
  MAX_ATTEMPTS,
} from './code-limits';
import { codeEmail } from './code-email';
import {
  codeExpired,
  codeSuperseded,
  emailInvalid,
  phoneInvalid,
  phoneUnavailable,
  sendLimit,
  tooSoon,
} from './code-errors';
import { codeHashOf, newCode } from './one-time-code';
import { maskAddress, type Recipient } from './recipient';
import type { AssertUnlocked } from './recipient-lock';

interface CodeRequest {
  target: Recipient;
  purpose: VerificationPurpose;
  /** The language of the message. */
  lang: string;
  /** The guest of the code, for purposes that need one. */
  guestId?: string;
  agreement?: StoredAgreement;
}

interface CodeSenderDeps {
  challenges: ChallengeRepository;
  assertUnlocked: AssertUnlocked;
  outbox: MailOutbox;
  /** The host for which browsers autofill a code from a text message. */
  publicHost: string;
  now: () => number;
}

/** Sends codes; each invalidates the previous one. */
export function createCodeSender({ challenges, assertUnlocked, outbox, publicHost, now }: CodeSenderDeps) {
  async function send(codeRequest: CodeRequest, scope: PropertyScope): Promise<Challenge> {
    const { target, purpose, lang, guestId, agreement } = codeRequest;
    if (target.kind === 'phone' && !outbox.canSend('phone')) throw phoneUnavailable();
    const propertyId = scope.property.id;
    await assertUnlocked(target.value);
    const code = newCode(codeLengthAfter(await challenges.failuresIn(propertyId)));
    const token = newSecret();
    const codeHash = await codeHashOf(code);
    const at = now();
    const { row, sendsLeft } = await challenges.withRecipientLock(target.value, async (tx) => {
      const allowance = sendAllowanceAfter(await challenges.sendsTo(target.value, tx), at);
      if (allowance.nextAt > at) {
        throw allowance.reason === 'too_soon'
          ? tooSoon(allowance.nextAt - at)
          : sendLimit(allowance.nextAt - at);
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
      return { row: added, sendsLeft: allowance.sendsLeft - 1 };
    });
    const { name } = scope.property;
    const email = codeEmail({
      target,
      code,
      purpose,
      lang,
      property: name[lang] ?? scope.localize(name),
      publicHost,
    });
    outbox.send(email, () => challenges.recordDeliveryFailure(row.id));
    return toChallenge(row, token, sendsLeft);
  }

  return {
    send,

    async resend(
      resendRequest: { otp_request_token: string; verification_type?: Recipient['kind'] | undefined },
      scope: PropertyScope,
    ): Promise<Challenge> {
      const row = await challenges.find(hashOf(resendRequest.otp_request_token));
      if (!row || row.propertyId !== scope.property.id || row.usedAt) throw codeExpired();
      if (row.supersededAt) throw codeSuperseded();
      const kind = resendRequest.verification_type ?? row.kind;
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
        scope,
      );
    },
  };
}

const toChallenge = (row: ChallengeRow, token: string, sendsLeft: number): Challenge => ({
  otp_request_token: token,
  verification_type: row.kind,
  target_masked: maskAddress(row),
  code_length: row.codeLength,
  confirm_code_expiry: row.expiresAt.toISOString(),
  resend_at: new Date(row.sentAt.getTime() + RESEND_AFTER_MS).toISOString(),
  attempts_left: MAX_ATTEMPTS - row.tries,
  sends_left: sendsLeft,
  status: 'sent',
});
