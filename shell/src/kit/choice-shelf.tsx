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
  const news = { label: text('New message notifications'), help: text('Even when the app is closed.') };
  return (
    <Shelf heading={text('Choices')}>
      <Specimen state={text('Default')}>
        <OneOf name="rest-table" label={text('Table')} options={tables} defaultValue="terrace" />
        <SomeOf
          name="rest-extras"
          label={text('For your table')}
          note={text('optional')}
          options={extras}
          defaultValues={['candle']}
        />
        <Checkbox name="rest-terms" label={text("I accept the hotel's terms")} />
        <Stepper name="rest-guests" {...guests} defaultValue={2} help={text('Up to eight per table')} />
        <Toggle {...news} />
        <Toggle {...news} defaultChecked />
      </Specimen>
      <Specimen state={text('With an error')}>
        <OneOf name="wrong-table" label={text('Table')} options={tables} error={text('Choose a table')} />
        <Checkbox
          name="wrong-terms"
          label={text("I accept the hotel's terms")}
          error={text('Please accept to continue')}
        />
        <Stepper name="wrong-guests" {...guests} defaultValue={8} error={text('Up to eight per table')} />
      </Specimen>
      <Specimen state={text('Disabled')}>
        <OneOf name="off-table" label={text('Table')} options={tables} defaultValue="inside" disabled />
        <Checkbox name="off-terms" label={text("I accept the hotel's terms")} disabled defaultChecked />
        <Stepper name="off-guests" {...guests} disabled />
        <Toggle {...news} disabled />
        <Toggle {...news} disabled defaultChecked />
      </Specimen>
    </Shelf>
  );
}
