import { ButtonLink } from '@guest/shared/ui/button/button-link';
import { useText } from '../../texts';
import { AddressForm } from '../form/address-form';
import { StepPage } from './step-page';
import { useStepGuard } from '../flow/use-step-guard';
import { useFlow } from '../flow/use-flow';
import { useStepQuery } from '../flow/use-step-query';

export function PhonePage() {
  const text = useText();
  const { property } = useFlow();
  const query = useStepQuery();
  useStepGuard('address');
  return (
    <StepPage
      step="address"
      heading={text('What is your phone number?')}
      line={text("We'll text you a code. No password to remember.")}
    >
      <AddressForm verification="phone">
        <ButtonLink look="quiet" to="property-register-email" params={{ property }} query={query}>
          {text('Use email instead')}
        </ButtonLink>
      </AddressForm>
    </StepPage>
  );
}
