import { countGraphemes, isBlank, normalizeLine } from '@guest/shared/contracts/guest/guest-text';
import type { Ticket } from '@guest/shared/contracts/ticket/ticket-socket.contract';
import type { StoredTemplateField } from '../../platform/db/tables/content/service';
import {
  malformed,
  malformedIn,
  unprocessable,
  type RequestError,
} from '../../platform/errors/request-error';
import type { PropertyScope } from '../property/property-scope';

const MAX_ANSWER_LENGTH = 200;

type Values = Ticket['values'];
type Value = Values[string];

/** Validates the answers to the fields of a service. Throws at the first invalid one. */
export function parseValues(
  fields: StoredTemplateField[],
  sent: Values,
  localize: PropertyScope['localize'],
): Values {
  const known = new Set(fields.map(({ key }) => key));
  const unknown = Object.keys(sent).find((key) => !known.has(key));
  if (unknown !== undefined) {
    const field = `values.${unknown}`;
    throw malformed({ field, code: 'unknown', message: "This field isn't allowed here" });
  }
  const accepted = fields.flatMap((field): [string, Value][] => {
    const value = Object.hasOwn(sent, field.key) ? sent[field.key] : undefined;
    if (value === undefined || isEmpty(value)) {
      if (field.required) throw fieldRequired(`values.${field.key}`, localize(field.label));
      return [];
    }
    return [[field.key, parseValue(field, value, localize)]];
  });
  return Object.fromEntries(accepted);
}

const fieldRequired = (field: string, label: string): RequestError =>
  unprocessable(field, 'field_required', '{label}: please fill this in.', { label });

const isEmpty = (value: Value) =>
  Array.isArray(value) ? value.length === 0 : typeof value === 'string' && isBlank(value);

function parseValue(field: StoredTemplateField, value: Value, localize: PropertyScope['localize']): Value {
  const name = `values.${field.key}`;
  const malformedField = malformedIn(name);
  const options = field.options?.map((option) => option.value) ?? [];
  switch (field.type) {
    case 'number': {
      if (typeof value !== 'number' || !Number.isSafeInteger(value)) throw malformedField;
      const { min = 0, max = 99 } = field;
      const values = { label: localize(field.label), min, max };
      if (value < min || value > max) {
        throw unprocessable(name, 'field_range', '{label}: choose {min} to {max}.', values);
      }
      return value;
    }
    case 'boolean':
      if (typeof value !== 'boolean') throw malformedField;
      return value;
    case 'select':
      if (typeof value !== 'string' || !options.includes(value)) throw malformedField;
      return value;
    case 'multi':
      if (!Array.isArray(value) || !value.every((one) => options.includes(one))) throw malformedField;
      return options.filter((one) => value.includes(one));
    case 'text':
    case 'date':
    case 'time':
      if (typeof value !== 'string' || !fits(field.type, value)) throw malformedField;
      return field.type === 'text' ? normalizeLine(value) : value;
  }
}

function fits(type: 'text' | 'date' | 'time', value: string): boolean {
  if (type === 'time') return /^([01]\d|2[0-3]):[0-5]\d$/.test(value);
  if (type === 'text') return countGraphemes(value) <= MAX_ANSWER_LENGTH;
  const at = /^\d{4}-\d{2}-\d{2}$/.test(value) ? Date.parse(`${value}T00:00Z`) : NaN;
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(value);
}
