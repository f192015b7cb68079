import { useHost } from '@guest/shared';
import { useProperty } from '@guest/shared/property/use-property';
import { languageName } from '@guest/shared/format/language-name';
import { Form } from '@guest/shared/ui/form/form';
import { FormActions } from '@guest/shared/ui/form/form-actions';
import { OneOf } from '@guest/shared/ui/form/field/one-of';
import { useText } from '../../texts';
import { guestChanged } from '../../guest/become-known';
import { changeGuest } from '../../guest/change-guest';
import { StepPage } from './step-page';
import { useArrivalCheck } from '../flow/use-arrival-check';
import { useFlow } from '../flow/use-flow';
import { useFormTexts } from '../../form-texts/use-form-texts';

export function LanguagePage() {
  const text = useText();
  const host = useHost();
  const { languages } = useProperty();
  const { property, goOn } = useFlow();
  useArrivalCheck('language');
  return (
    <StepPage
      step="language"
      heading={text('Which language do you prefer?')}
      line={text("We'll reply in this language.")}
    >
      <Form
        draft={`${property}-language`}
        texts={useFormTexts()}
        send={(answers, signal) => changeGuest(host, property, { lang: answers.text('lang') }, signal)}
        onSent={(reply) => {
          guestChanged(host, property, reply);
          goOn(reply.user);
        }}
      >
        <OneOf
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
