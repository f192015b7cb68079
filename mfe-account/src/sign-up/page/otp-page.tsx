import { useHost } from '@guest/shared';
import { useStore } from 'zustand';
import { ButtonLink } from '@guest/shared/ui/button/button-link';
import { useText } from '../../texts';
import { CodeForm } from '../form/code-form';
import { bidiIsolate } from '@guest/shared/contracts/core/bidi-isolate';
import { ResendCode } from '../form/resend-code';
import { StepPage } from './step-page';
import { useStepGuard } from '../flow/use-step-guard';
import { useFlow } from '../flow/use-flow';
import { useStepQuery } from '../flow/use-step-query';

export function OtpPage() {
  const text = useText();
  const { property, signUpInput } = useFlow();
  const query = useStepQuery();
  const token = useStore(useHost().signUp, (state) => state.otp_request_token);
  useStepGuard('code');
  const target = signUpInput?.target_masked;
  return (
    <StepPage
      step="code"
      heading={text('Enter your code')}
      line={
        target
          ? text('We sent it to {target}. It may take a minute.', { target: bidiIsolate(target) })
          : text('We sent it to you. It may take a minute.')
      }
    >
      {/* The key resets the form, so that errors of the previous code disappear. */}
      <CodeForm key={token} />
      <ResendCode />
      <ButtonLink look="quiet" isWide to="property-register-verification" params={{ property }} query={query}>
        {text('Use another email or phone')}
      </ButtonLink>
    </StepPage>
  );
}
