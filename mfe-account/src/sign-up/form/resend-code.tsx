import { useHost } from '@guest/shared';
import { signUpContract } from '@guest/shared/contracts/sign-up/sign-up.contract';
import { codeSent } from './code-sent';
import { ResendButton } from './resend-button';
import { useFlow } from '../flow/use-flow';

/** Requests another code for the sign-up. */
export function ResendCode() {
  const host = useHost();
  const { property, arrival } = useFlow();
  return (
    <ResendButton
      resendAt={arrival?.resend_at}
      resend={() =>
        host.api.call(signUpContract.resend, {
          params: { property },
          body: { otp_request_token: host.signUp.getState().otp_request_token ?? '' },
          isToastSuppressed: true,
        })
      }
      onSent={(challenge) => codeSent(host, challenge)}
    />
  );
}
