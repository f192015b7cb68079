import { useHost } from '@guest/shared';
import { signUpContract } from '@guest/shared/contracts/sign-up/sign-up.contract';
import { isApiError } from '@guest/shared/http/api-error';
import { useProperty } from '@guest/shared/property/use-property';
import { Form } from '@guest/shared/ui/form/form';
import { FormActions } from '@guest/shared/ui/form/form-actions';
import { PhoneLink } from '@guest/shared/ui/button/phone-link';
import { useState } from 'react';
import { useText } from '../../texts';
import { signInGuest } from '../../guest/update-session';
import { CodeField } from './code-field';
import { remainingSteps } from '../flow/steps';
import { useFlow } from '../flow/use-flow';
import { FormNeedsConnection } from '../../form-texts/form-needs-connection';
import { useFormTexts } from '../../form-texts/use-form-texts';

const CODE_LENGTH = 6;

/** The form for the code. After too many wrong codes it offers other ways to continue. */
export function CodeForm() {
  const text = useText();
  const host = useHost();
  const { phone } = useProperty();
  const { property, signUpInput, pendingAction, goToNextStep } = useFlow();
  const [isLocked, setIsLocked] = useState(false);

  async function verify(code: string, signal: AbortSignal) {
    const { otp_request_token } = host.signUp.getState();
    try {
      return await host.api.call(signUpContract.verify, {
        params: { property },
        body: { otp_request_token: otp_request_token ?? '', code },
        signal,
        isToastSuppressed: true,
      });
    } catch (error) {
      if (isApiError(error) && error.reply?.code === 'otp_locked') setIsLocked(true);
      throw error;
    }
  }

  return (
    <>
      <Form
        texts={useFormTexts()}
        send={(answers, signal) => verify(answers.text('code'), signal)}
        onSent={(reply) => {
          const steps = [
            'address',
            'code',
            ...remainingSteps(pendingAction.serviceType, reply.user),
          ] as const;
          host.signUp.getState().noted({ steps: [...steps] });
          signInGuest(host, property, reply);
          host.signUp.getState().codeSpent();
          goToNextStep(reply.user);
        }}
      >
        <FormNeedsConnection />
        <CodeField length={signUpInput?.code_length ?? CODE_LENGTH} isLocked={isLocked} />
        <FormActions send={text('Continue')} />
      </Form>
      {isLocked && (
        <p>
          {text('Reception can help:')} <PhoneLink phone={phone} />
        </p>
      )}
    </>
  );
}
