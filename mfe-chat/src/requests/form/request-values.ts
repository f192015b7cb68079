import type { RequestTemplate, Ticket } from '@guest/shared/contracts/ticket/ticket-socket.contract';
import type { FormValues } from '@guest/shared/ui/form/form';
import { fieldName, type TemplateFieldFacts } from './template-field';

type Values = Ticket['values'];

/** Converts the answers to the types of the request, without the empty ones. */
export function requestValues({ fields }: RequestTemplate, answers: FormValues): Values {
  return Object.fromEntries(
    fields.flatMap((field): [string, Values[string]][] => {
      const value = answerTo(field, answers);
      return value === undefined ? [] : [[field.key, value]];
    }),
  );
}

function answerTo({ key, type }: TemplateFieldFacts, answers: FormValues): Values[string] | undefined {
  const name = fieldName(key);
  switch (type) {
    case 'number':
      return answers.number(name);
    case 'boolean':
      return answers.isOn(name);
    case 'multi':
      return answers.all(name);
    case 'text':
    case 'date':
    case 'time':
    case 'select':
      return answers.optional(name);
  }
}

/** Returns the preferred time, or nothing for as soon as possible. */
export function preferredTime(answers: FormValues): { requestedFor?: string } {
  const [date, time] = [answers.text('requestedFor'), answers.text('requestedTime')];
  return date && time ? { requestedFor: `${date}T${time}` } : {};
}
