import type { Host } from '@guest/shared';
import type { Challenge } from '@guest/shared/contracts/sign-up/sign-up.contract';

/** Saves the pending code request, so that it survives a reload. */
export function saveChallenge({ signUp }: Pick<Host, 'signUp'>, challenge: Challenge): void {
  const { otp_request_token, confirm_code_expiry, verification_type } = challenge;
  const { target_masked, code_length, resend_at } = challenge;
  signUp.getState().codeSent({ otp_request_token, confirm_code_expiry, verification_type });
  signUp.getState().noted({ target_masked, code_length, resend_at });
}
