import type { RequestTemplate } from '@guest/shared/contracts/ticket/ticket-socket.contract';
import { Checkbox } from '@guest/shared/ui/form/field/checkbox';
import { RadioGroup } from '@guest/shared/ui/form/field/radio-group';
import { SelectField } from '@guest/shared/ui/form/field/select-field';
import { CheckboxGroup } from '@guest/shared/ui/form/field/checkbox-group';
import { Stepper } from '@guest/shared/ui/form/field/stepper';
import { TextField } from '@guest/shared/ui/form/field/text-field';
import type { Days } from '../model/request-days';
import { useRequestText } from '../texts/request-texts';

export type TemplateFieldFacts = RequestTemplate['fields'][number];

/** Above this number of options, a select replaces visible choices. */
const MANY_OPTIONS = 7;

/** The name of a field's answer, in the form and in server errors. */
export const fieldName = (key: string) => `values.${key}`;

/** One field of a service, with the control that fits its type. */
export function TemplateField({ field, days }: { field: TemplateFieldFacts; days: Days }) {
  const text = useRequestText();
  const { key, label, type, required, min = required ? 1 : 0, max = 99 } = field;
  // The label stands alone, because labels such as "Which" do not fit into a sentence.
  const missing =
    type === 'select' || type === 'multi'
      ? text('{label}: please choose.', { label })
      : text('{label}: please fill this in.', { label });
  const note = required ? undefined : text('optional');
  const options = (field.options ?? []).map(({ value, label: name }) => ({ value, name }));
  const common = { name: fieldName(key), label, note, missing };
  switch (type) {
    case 'number':
      return <Stepper {...common} min={min} max={max} fewer={text('One less')} more={text('One more')} />;
    case 'select':
      return options.length > MANY_OPTIONS ? (
        <SelectField {...common} options={options} prompt={text('Choose')} required={required} />
      ) : (
        <RadioGroup {...common} options={options} required={required} />
      );
    case 'multi':
      return <CheckboxGroup {...common} options={options} />;
    case 'boolean':
      return <Checkbox name={common.name} label={label} />;
    case 'date':
      return <TextField {...common} kind="date" min={days.first} max={days.last} required={required} />;
    case 'time':
      return <TextField {...common} kind="time" required={required} />;
    case 'text':
      return <TextField {...common} maxLength={200} required={required} />;
  }
}
