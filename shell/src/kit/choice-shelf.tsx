import { Checkbox } from '@guest/shared/ui/form/field/checkbox';
import { OneOf } from '@guest/shared/ui/form/field/one-of';
import { SomeOf } from '@guest/shared/ui/form/field/some-of';
import { Stepper } from '@guest/shared/ui/form/field/stepper';
import { Toggle } from '@guest/shared/ui/form/field/toggle';
import { useKitText } from './kit-texts';
import { Shelf, Specimen } from './specimen';

export function ChoiceShelf() {
  const text = useKitText();
  const tables = [
    { value: 'terrace', name: text('Terrace'), line: text('Quiet, with a view of the sea') },
    { value: 'inside', name: text('Inside') },
    { value: 'window', name: text('By the window'), line: text('Taken tonight'), isDisabled: true },
  ];
  const extras = [
    { value: 'chair', name: text('A high chair') },
    { value: 'candle', name: text('A birthday candle') },
  ];
  const guests = {
    label: text('Guests'),
    fewer: text('One guest fewer'),
    more: text('One guest more'),
    min: 1,
    max: 8,
  };
  const news = { label: text('Tell me about new messages'), help: text('Also while the app is closed.') };
  return (
    <Shelf heading={text('Choices')}>
      <Specimen state={text('At rest')}>
        <OneOf name="rest-table" label={text('Table')} options={tables} defaultValue="terrace" />
        <SomeOf
          name="rest-extras"
          label={text('For your table')}
          note={text('optional')}
          options={extras}
          defaultValues={['candle']}
        />
        <Checkbox name="rest-terms" label={text('I agree to the terms of the house')} />
        <Stepper name="rest-guests" {...guests} defaultValue={2} help={text('Up to eight at one table')} />
        <Toggle {...news} />
        <Toggle {...news} defaultChecked />
      </Specimen>
      <Specimen state={text('With an error')}>
        <OneOf name="wrong-table" label={text('Table')} options={tables} error={text('Choose a table')} />
        <Checkbox
          name="wrong-terms"
          label={text('I agree to the terms of the house')}
          error={text('Please agree before you go on')}
        />
        <Stepper name="wrong-guests" {...guests} defaultValue={8} error={text('Up to eight at one table')} />
      </Specimen>
      <Specimen state={text('Disabled')}>
        <OneOf name="off-table" label={text('Table')} options={tables} defaultValue="inside" disabled />
        <Checkbox
          name="off-terms"
          label={text('I agree to the terms of the house')}
          disabled
          defaultChecked
        />
        <Stepper name="off-guests" {...guests} disabled />
        <Toggle {...news} disabled />
        <Toggle {...news} disabled defaultChecked />
      </Specimen>
    </Shelf>
  );
}
