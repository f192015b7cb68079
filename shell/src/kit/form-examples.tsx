import { useHost } from '@guest/shared';
import { ApiError } from '@guest/shared/http/api-error';
import { Button } from '@guest/shared/ui/button/button';
import { Form, type FormValues } from '@guest/shared/ui/form/form';
import { FormActions } from '@guest/shared/ui/form/form-actions';
import { RadioGroup } from '@guest/shared/ui/form/field/radio-group';
import { TextField } from '@guest/shared/ui/form/field/text-field';
import { Progress } from '@guest/shared/ui/state/progress';
import { useKitText } from './kit-texts';
import { ExampleGroup, Example } from './example';

const REPLY_DELAY_MS = 800;

/** Shows the shared form against a fake server whose reply is selected in the form. */
export function FormExamples() {
  const text = useKitText();
  const { toast } = useHost();
  const createError = () =>
    new ApiError(409, 'taken', {
      error: 'taken',
      fields: [{ field: 'email', code: 'taken', error: text('This address already has an account') }],
    });

  async function send(values: FormValues) {
    const replyKind = values.text('answer');
    if (replyKind === 'never') return new Promise(() => {});
    await new Promise((resolve) => setTimeout(resolve, REPLY_DELAY_MS));
    if (replyKind === 'error') throw createError();
    if (replyKind === 'silence') throw new ApiError(0, 'Error');
  }
  return (
    <ExampleGroup heading={text('Form')}>
      <Example state={text('Default')}>
        <Progress label={text('Step {step} of {count}', { step: 2, count: 5 })} value={2} max={5} />
        <Form
          name={text('Form')}
          send={send}
          onSent={() => toast('success', text('Sent'))}
          draft="kit"
          texts={{
            lookAgain: text('Please check these fields'),
            notSent: text("We couldn't send this. Your text is still here. Please try again."),
            stillWorking: text('Still working'),
            stop: text('Stop waiting'),
          }}
        >
          <TextField
            kind="email"
            name="email"
            label={text('Email')}
            help={text("We'll send your code to this address.")}
            wrong={text('Enter an address like name@example.com')}
            required
          />
          <TextField
            kind="name"
            name="firstName"
            label={text('First name')}
            wrong={text('Enter your first name')}
            required
          />
          <RadioGroup
            name="answer"
            label={text('Server response')}
            defaultValue="yes"
            options={[
              { value: 'yes', name: text('Yes') },
              { value: 'error', name: text('Field error') },
              { value: 'silence', name: text('No response') },
              { value: 'never', name: text('Slow response') },
            ]}
          />
          <FormActions send={text('Continue')}>
            <Button look="quiet">{text('Back')}</Button>
          </FormActions>
        </Form>
      </Example>
    </ExampleGroup>
  );
}
