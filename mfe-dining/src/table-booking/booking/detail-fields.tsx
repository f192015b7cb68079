import type {
  BookingPolicy,
  TableBooking,
} from '@guest/shared/contracts/table-booking/table-booking.contract';
import { Checkbox } from '@guest/shared/ui/form/field/checkbox';
import type { FormValues } from '@guest/shared/ui/form/form';
import { SelectField } from '@guest/shared/ui/form/field/select-field';
import { Stepper } from '@guest/shared/ui/form/field/stepper';
import { TextArea } from '@guest/shared/ui/form/field/text-area';
import { TextField } from '@guest/shared/ui/form/field/text-field';
import { OCCASIONS } from '@guest/shared/contracts/table-booking/table-booking-status';
import { useLazyText, type LazyTextKey } from '../../lazy-texts/lazy-texts';

type Occasion = (typeof OCCASIONS)[number];
const occasions: Record<Occasion, LazyTextKey> = {
  none: 'No special occasion',
  birthday: 'Birthday',
  anniversary: 'Anniversary',
  honeymoon: 'Honeymoon',
  business: 'Business meal',
  other: 'Other',
};
const MAX_NOTE_LENGTH = 300;
const MAX_ANSWER_LENGTH = 200;

/** Additional information for the restaurant, which is optional unless the policy requires it. */
export function DetailFields(props: {
  partySize: number;
  policy: BookingPolicy | undefined;
  before: TableBooking | undefined;
}) {
  const { partySize, policy, before } = props;
  const text = useLazyText();
  const stepperProps = { fewer: text('One less'), more: text('One more'), max: Math.max(0, partySize - 1) };
  return (
    <>
      <Stepper
        {...stepperProps}
        name="children"
        label={text('Number of children')}
        defaultValue={Math.min(before?.children ?? 0, stepperProps.max)}
      />
      <Stepper
        {...stepperProps}
        name="highChairs"
        label={text('High chairs')}
        defaultValue={Math.min(before?.highChairs ?? 0, stepperProps.max)}
      />
      <SelectField
        name="occasion"
        label={text('Occasion')}
        options={OCCASIONS.map((value) => ({ value, name: text(occasions[value]) }))}
        defaultValue={before?.occasion ?? 'none'}
      />
      <Checkbox
        name="accessible"
        label={text('Step-free table')}
        defaultChecked={before?.accessibility.includes('step_free')}
      />
      <TextField
        name="allergies"
        label={text('Allergies and diets')}
        note={text('optional')}
        help={text('Separate with commas. We pass this on to the kitchen.')}
        maxLength={200}
        defaultValue={before?.allergies.join(', ')}
      />
      <TextField
        kind="phone"
        name="phone"
        label={text('Phone')}
        note={text('optional')}
        defaultValue={before?.phone}
      />
      {policy?.questions.map(({ key, label, required }) => (
        <TextField
          key={key}
          name={questionName(key)}
          label={label}
          note={required ? undefined : text('optional')}
          missing={text('Please answer this question.')}
          required={required}
          maxLength={MAX_ANSWER_LENGTH}
          defaultValue={before?.answers.find((it) => it.key === key)?.answer}
        />
      ))}
      <TextArea
        name="note"
        label={text('Anything else?')}
        note={text('optional')}
        maxLength={MAX_NOTE_LENGTH}
        defaultValue={before?.note}
      />
    </>
  );
}

/** Returns the form values as the request needs them. */
export function readDetails(values: FormValues, policy: BookingPolicy | undefined) {
  const policyAnswers = (policy?.questions ?? []).flatMap(({ key }) => {
    const answer = values.text(questionName(key));
    return answer === '' ? [] : [[key, answer] as const];
  });
  return {
    children: values.number('children') ?? 0,
    highChairs: values.number('highChairs') ?? 0,
    occasion: OCCASIONS.find((known) => known === values.text('occasion')) ?? 'none',
    accessibility: values.isOn('accessible') ? ['step_free'] : [],
    allergies: values
      .text('allergies')
      .split(/[,،、;\n]/)
      .map((word) => word.trim().slice(0, 60))
      .filter(Boolean)
      .slice(0, 14),
    // Empty values are sent because they remove those of the original booking.
    phone: values.text('phone'),
    note: values.text('note'),
    answers: Object.fromEntries(policyAnswers),
  };
}

const questionName = (key: string) => `answers.${key}`;
