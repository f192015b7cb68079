import { useHost } from '@guest/shared';
import { useProperty } from '@guest/shared/property/use-property';
import { languageName } from '@guest/shared/format/language-name';
import { Form } from '@guest/shared/ui/form/form';
import { FormActions } from '@guest/shared/ui/form/form-actions';
import { RadioGroup } from '@guest/shared/ui/form/field/radio-group';
import { useText } from '../../texts';
import { updateGuest } from '../../guest/update-session';
import { saveGuest } from '../../guest/save-guest';
import { StepPage } from './step-page';
import { useStepGuard } from '../flow/use-step-guard';
import { useFlow } from '../flow/use-flow';
import { FormNeedsConnection } from '../../form-texts/form-needs-connection';
import { useFormTexts } from '../../form-texts/use-form-texts';

export function LanguagePage() {
  const text = useText();
  const host = useHost();
  const { languages } = useProperty();
  const { property, goToNextStep } = useFlow();
  useStepGuard('language');
  return (
    <StepPage
      step="language"
      heading={text('Which language do you prefer?')}
      line={text("We'll reply in this language.")}
    >
      <Form
        draft={`${property}-language`}
        texts={useFormTexts()}
        send={(answers, signal) => saveGuest(host, property, { lang: answers.text('lang') }, signal)}
        onSent={(reply) => {
          updateGuest(host, property, reply);
          goToNextStep(reply.user);
        }}
      >
        <FormNeedsConnection />
        <RadioGroup
          name="lang"
          label={text('Language')}
          options={languages.map((value) => ({ value, lang: value, name: languageName(value, value) }))}
          defaultValue={languages.includes(host.lang) ? host.lang : undefined}
          missing={text('Choose a language.')}
          required
        />
        <FormActions send={text('Continue')} />
      </Form>
    </StepPage>
  );
}
