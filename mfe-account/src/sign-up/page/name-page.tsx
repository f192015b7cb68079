import { useHost } from '@guest/shared';
import { Form } from '@guest/shared/ui/form/form';
import { FormActions } from '@guest/shared/ui/form/form-actions';
import { TextField } from '@guest/shared/ui/form/field/text-field';
import { useStore } from 'zustand';
import { useText } from '../../texts';
import { updateGuest } from '../../guest/update-session';
import { saveGuest } from '../../guest/save-guest';
import { StepPage } from './step-page';
import { useStepGuard } from '../flow/use-step-guard';
import { useFlow } from '../flow/use-flow';
import { FormNeedsConnection } from '../../form-texts/form-needs-connection';
import { useFormTexts } from '../../form-texts/use-form-texts';

export function NamePage() {
  const text = useText();
  const host = useHost();
  const { property, goToNextStep } = useFlow();
  const user = useStore(host.session, (state) => state.user);
  useStepGuard('name');
  return (
    <StepPage
      step="name"
      heading={text('What should we call you?')}
      line={text('Your first name is enough.')}
    >
      <Form
        // The guest is known only after hydration and the fields are uncontrolled, so the key remounts them.
        key={user?.id ?? ''}
        draft={`${property}-name`}
        texts={useFormTexts()}
        send={(answers, signal) =>
          saveGuest(host, property, { firstName: answers.text('firstName') }, signal)
        }
        onSent={(reply) => {
          updateGuest(host, property, reply);
          goToNextStep(reply.user);
        }}
      >
        <FormNeedsConnection />
        <TextField
          kind="name"
          name="firstName"
          autoComplete="given-name"
          label={text('First name')}
          missing={text('Enter your first name.')}
          required
          maxLength={100}
          defaultValue={user?.firstName}
        />
        <FormActions send={text('Continue')} />
      </Form>
    </StepPage>
  );
}
