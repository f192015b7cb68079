import { useHost } from '@guest/shared';
import { useQueryParam } from '@guest/shared/page/use-query-param';
import { useProperty } from '@guest/shared/property/use-property';
import { Button } from '@guest/shared/ui/button/button';
import { useStore } from 'zustand';
import { useText } from '../../texts';
import { StayForm } from '../form/stay-form';
import { StepPage } from './step-page';
import { isStayNeeded } from '../flow/steps';
import { useStepGuard } from '../flow/use-step-guard';
import { useFlow } from '../flow/use-flow';

/** Asks for the stay and the room, during sign-up and after a change of hotel. */
export function StayPage() {
  const text = useText();
  const { name } = useProperty();
  const { pendingAction, goToNextStep } = useFlow();
  const user = useStore(useHost().session, (state) => state.user);
  const isNewProperty = useQueryParam('newProperty').value === 'true';
  useStepGuard('stay');
  const isNeeded = isStayNeeded(pendingAction.serviceType, user ?? {});
  return (
    <StepPage
      step="stay"
      heading={isNewProperty ? text('Welcome to {name}', { name }) : text('When are you staying with us?')}
      line={isNewProperty ? text('When are you staying with us?') : text('So we know where to find you.')}
    >
      <StayForm
        onSent={(changed) => goToNextStep(changed)}
        later={
          !isNeeded && (
            <Button look="quiet" onClick={() => goToNextStep(user ?? {}, { isStaySkipped: true })}>
              {text('Not now')}
            </Button>
          )
        }
      />
    </StepPage>
  );
}
