import type { VerificationType } from '@guest/shared/contracts/sign-up/sign-up.contract';
import { Form } from '@guest/shared/ui/form/form';
import { FormActions } from '@guest/shared/ui/form/form-actions';
import type { ReactNode } from 'react';
import { useText } from '../../texts';
import { AddressField } from './address-field';
import { Consents } from './consents';
import { useFlow } from '../flow/use-flow';
import { useSavedSignUpInput } from '../flow/use-saved-sign-up-input';
import { FormNeedsConnection } from '../../form-texts/form-needs-connection';
import { useFormTexts } from '../../form-texts/use-form-texts';
import { useSendCode } from './use-send-code';

/** Asks for an email address or phone number and sends the code there. */
export function AddressForm(props: { verification: VerificationType; children?: ReactNode }) {
  const { verification, children } = props;
  const text = useText();
  const { property, open } = useFlow();
  const signUpInput = useSavedSignUpInput();
  const sendCode = useSendCode();
  const known = signUpInput?.[verification];
  return (
    <Form
      // The saved values are available only after hydration and the fields are uncontrolled, so the key
      // remounts them.
      key={`${verification} ${known ?? ''}`}
      draft={`${property}-${verification}`}
      texts={useFormTexts()}
      send={(answers, signal) => sendCode(answers, verification, signal)}
      onSent={() => open('property-register-otp')}
    >
      <FormNeedsConnection />
      <AddressField verification={verification} known={known} />
      <Consents hasAccepted={signUpInput?.hasAcceptedTerms} wantsNews={signUpInput?.wantsNews} />
      <FormActions send={text('Send code')}>{children}</FormActions>
    </Form>
  );
}
