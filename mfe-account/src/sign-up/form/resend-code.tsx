import { useHost } from '@guest/shared';
import { signUpContract } from '@guest/shared/contracts/sign-up/sign-up.contract';
import { saveChallenge } from './save-challenge';
import { ResendButton } from './resend-button';
import { useFlow } from '../flow/use-flow';

/** Requests another code for the sign-up. */
export function ResendCode() {
  const host = useHost();
  const { property, signUpInput } = useFlow();
  return (
    <ResendButton
      resendAt={signUpInput?.resend_at}
      resend={() =>
        host.api.call(signUpContract.resend, {
          params: { property },
          body: { otp_request_token: host.signUp.getState().otp_request_token ?? '' },
          isToastSuppressed: true,
        })
      }
      onSent={(challenge) => saveChallenge(host, challenge)}
    />
  );
}
