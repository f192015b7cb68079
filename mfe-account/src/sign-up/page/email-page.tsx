import { ButtonLink } from '@guest/shared/ui/button/button-link';
import { useText } from '../../texts';
import { AddressForm } from '../form/address-form';
import { StepPage } from './step-page';
import { useArrivalCheck } from '../flow/use-arrival-check';
import { useFlow } from '../flow/use-flow';
import { useStepQuery } from '../flow/use-step-query';

export function EmailPage() {
  const text = useText();
  const { property } = useFlow();
  const query = useStepQuery();
  useArrivalCheck('address');
  return (
    <StepPage
      step="address"
      heading={text('What is your email address?')}
      line={text("We'll send you a code. No password to remember.")}
    >
      <AddressForm verification="email">
        <ButtonLink look="quiet" to="property-register-phone" params={{ property }} query={query}>
          {text('Use phone instead')}
        </ButtonLink>
      </AddressForm>
    </StepPage>
  );
}
