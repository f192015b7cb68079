import { Checkbox } from '@guest/shared/ui/form/field/checkbox';
import { RadioGroup } from '@guest/shared/ui/form/field/radio-group';
import { CheckboxGroup } from '@guest/shared/ui/form/field/checkbox-group';
import { Stepper } from '@guest/shared/ui/form/field/stepper';
import { Toggle } from '@guest/shared/ui/form/field/toggle';
import { useKitText } from './kit-texts';
import { ExampleGroup, Example } from './example';

export function ChoiceExamples() {
  const text = useKitText();
  const tables = [
    { value: 'terrace', name: text('Terrace'), line: text('Quiet, with a view of the sea') },
    { value: 'inside', name: text('Inside') },
    { value: 'window', name: text('By the window'), line: text('Taken tonight'), isDisabled: true },
  ];
  const extras = [
    { value: 'chair', name: text('High chair') },
    { value: 'candle', name: text('Birthday candle') },
  ];
  const guests = {
    label: text('Guests'),
    fewer: text('Fewer guests'),
    more: text('More guests'),
    min: 1,
    max: 8,
  };
  const notifications = {
    label: text('New message notifications'),
    help: text('Even when the app is closed.'),
  };
  return (
    <ExampleGroup heading={text('Choices')}>
      <Example state={text('Default')}>
        <RadioGroup name="rest-table" label={text('Table')} options={tables} defaultValue="terrace" />
        <CheckboxGroup
          name="rest-extras"
          label={text('For your table')}
          note={text('optional')}
          options={extras}
          defaultValues={['candle']}
        />
        <Checkbox name="rest-terms" label={text("I accept the hotel's terms")} />
        <Stepper name="rest-guests" {...guests} defaultValue={2} help={text('Up to eight per table')} />
        <Toggle {...notifications} />
        <Toggle {...notifications} defaultChecked />
      </Example>
      <Example state={text('With an error')}>
        <RadioGroup
          name="wrong-table"
          label={text('Table')}
          options={tables}
          error={text('Choose a table')}
        />
        <Checkbox
          name="wrong-terms"
          label={text("I accept the hotel's terms")}
          error={text('Please accept to continue')}
        />
        <Stepper name="wrong-guests" {...guests} defaultValue={8} error={text('Up to eight per table')} />
      </Example>
      <Example state={text('Disabled')}>
        <RadioGroup name="off-table" label={text('Table')} options={tables} defaultValue="inside" disabled />
        <Checkbox name="off-terms" label={text("I accept the hotel's terms")} disabled defaultChecked />
        <Stepper name="off-guests" {...guests} disabled />
        <Toggle {...notifications} disabled />
        <Toggle {...notifications} disabled defaultChecked />
      </Example>
    </ExampleGroup>
  );
}
