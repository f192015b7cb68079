import { useProperty } from '@guest/shared/property/use-property';
import { ButtonLink } from '@guest/shared/ui/button/button-link';
import { useText } from '../../texts';
import { AddressForm } from '../form/address-form';
import { StepPage } from './step-page';
import { useStepGuard } from '../flow/use-step-guard';
import { useFlow } from '../flow/use-flow';
import { useStepQuery } from '../flow/use-step-query';

export function EmailPage() {
  const text = useText();
  const { property } = useFlow();
  const { features } = useProperty();
  const query = useStepQuery();
  useStepGuard('address');
  return (
    <StepPage
      step="address"
      heading={text('What is your email address?')}
      line={text("We'll send you a code. No password to remember.")}
    >
      <AddressForm verification="email">
        {features.phoneCodes !== false && (
          <ButtonLink look="quiet" to="property-register-phone" params={{ property }} query={query}>
            {text('Use phone instead')}
          </ButtonLink>
        )}
      </AddressForm>
    </StepPage>
  );
}
