import { useHost } from '@guest/shared';
import { signUpContract, type Challenge } from '@guest/shared/contracts/sign-up/sign-up.contract';
import { usePathParam } from '@guest/shared/page/path-param';
import { Button } from '@guest/shared/ui/button/button';
import { Form } from '@guest/shared/ui/form/form';
import { FormActions } from '@guest/shared/ui/form/form-actions';
import type { ReactNode } from 'react';
import { CodeField } from '../../sign-up/form/code-field';
import { bidiIsolate } from '@guest/shared/contracts/core/bidi-isolate';
import { ResendButton } from '../../sign-up/form/resend-button';
import { useFormTexts } from '../../form-texts/use-form-texts';
import { useAccountText } from '../texts/account-texts';

interface CodeProof {
  otp_request_token: string;
  code: string;
}

/**
 * Asks for the code that confirms an action. Unlike during sign-up, the pending code does not survive a
 * reload.
 */
export function VerificationCodeForm<Reply>(props: {
  challenge: Challenge;
  onRenewed: (challenge: Challenge) => void;
  onOtherTarget?: () => void;
  action: ReactNode;
  send: (proof: CodeProof, signal: AbortSignal) => Promise<Reply>;
  onSent: (reply: Reply) => void;
}) {
  const { challenge, onRenewed, onOtherTarget, action, send, onSent } = props;
  const text = useAccountText();
  const { api } = useHost();
  const property = usePathParam('property');
  const { otp_request_token, target_masked, code_length, resend_at } = challenge;
  return (
    <>
      <p>{text('We sent it to {target}. It may take a minute.', { target: bidiIsolate(target_masked) })}</p>
      <Form
        key={otp_request_token}
        texts={useFormTexts()}
        send={(answers, signal) => send({ otp_request_token, code: answers.text('code') }, signal)}
        onSent={onSent}
      >
        <CodeField length={code_length} />
        <FormActions send={action} />
      </Form>
      <ResendButton
        resendAt={resend_at}
        resend={() =>
          api.call(signUpContract.resend, {
            params: { property },
            body: { otp_request_token },
            isToastSuppressed: true,
          })
        }
        onSent={onRenewed}
      />
      {onOtherTarget && (
        <Button look="quiet" isWide onClick={onOtherTarget}>
          {text('Use another email or phone')}
        </Button>
      )}
    </>
  );
}
