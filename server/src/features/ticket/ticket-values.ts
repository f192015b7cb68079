import { graphemesIn, isBlank, lineOf } from '@guest/shared/contracts/guest/guest-text';
import type { Ticket } from '@guest/shared/contracts/ticket/ticket-socket.contract';
import type { StoredTemplateField } from '../../platform/db/tables/content/service';
import { malformed, malformedIn, unacceptable, type Refusal } from '../../platform/errors/refusal';
import type { PropertyScope } from '../property/property-scope';

const LONGEST_ANSWER = 200;

type Values = Ticket['values'];
type Value = Values[string];

/** Validates the answers to the fields of a service. Throws at the first invalid one. */
export function acceptedValues(
  fields: StoredTemplateField[],
  sent: Values,
  say: PropertyScope['say'],
): Values {
  const known = new Set(fields.map(({ key }) => key));
  const unknown = Object.keys(sent).find((key) => !known.has(key));
  if (unknown !== undefined) {
    const field = `values.${unknown}`;
    throw malformed({ field, code: 'unknown', sentence: "This field isn't allowed here" });
  }
  const accepted = fields.flatMap((field): [string, Value][] => {
    const value = Object.hasOwn(sent, field.key) ? sent[field.key] : undefined;
    if (value === undefined || isNothing(value)) {
      if (field.required) throw fieldRequired(`values.${field.key}`, say(field.label));
      return [];
    }
    return [[field.key, acceptedValue(field, value, say)]];
  });
  return Object.fromEntries(accepted);
}

const fieldRequired = (field: string, label: string): Refusal =>
  unacceptable(field, 'field_required', 'Please fill in {label}.', { label });

const isNothing = (value: Value) =>
  Array.isArray(value) ? value.length === 0 : typeof value === 'string' && isBlank(value);

function acceptedValue(field: StoredTemplateField, value: Value, say: PropertyScope['say']): Value {
  const name = `values.${field.key}`;
  const wrong = malformedIn(name);
  const options = field.options?.map((option) => option.value) ?? [];
  switch (field.type) {
    case 'number': {
      if (typeof value !== 'number' || !Number.isSafeInteger(value)) throw wrong;
      const { min = 0, max = 99 } = field;
      const words = { label: say(field.label), min, max };
      if (value < min || value > max) {
        throw unacceptable(name, 'field_range', '{label}: choose {min} to {max}.', words);
      }
      return value;
    }
    case 'boolean':
      if (typeof value !== 'boolean') throw wrong;
      return value;
    case 'select':
      if (typeof value !== 'string' || !options.includes(value)) throw wrong;
      return value;
    case 'multi':
      if (!Array.isArray(value) || !value.every((one) => options.includes(one))) throw wrong;
      return options.filter((one) => value.includes(one));
    default:
      if (typeof value !== 'string' || !fits(field.type, value)) throw wrong;
      return field.type === 'text' ? lineOf(value) : value;
  }
}

function fits(type: 'text' | 'date' | 'time', value: string): boolean {
  if (type === 'time') return /^([01]\d|2[0-3]):[0-5]\d$/.test(value);
  if (type === 'text') return graphemesIn(value) <= LONGEST_ANSWER;
  const at = /^\d{4}-\d{2}-\d{2}$/.test(value) ? Date.parse(`${value}T00:00Z`) : NaN;
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(value);
}
