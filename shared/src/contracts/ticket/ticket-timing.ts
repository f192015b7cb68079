import { addDays, dateOf, timeOf } from '../core/local-time';
import type { RequestTemplate, Ticket } from './ticket.schema';

type TimedTemplate = Pick<RequestTemplate, 'timing'> & {
  fields: readonly Pick<RequestTemplate['fields'][number], 'key' | 'type'>[];
};

/**
 * Returns whether the form asks for a preferred time. It does not if the template's own fields already ask
 * for one.
 */
export function preferredTimeRule({ timing, fields }: TimedTemplate): 'never' | 'optional' | 'required' {
  const isInFields = fields.some(({ type }) => type === 'time' || type === 'date');
  if (timing === 'asap' || isInFields) return 'never';
  return timing === 'scheduled' ? 'required' : 'optional';
}

/**
 * Returns the time given by the fields in the property's local time. A time without a date means its next
 * occurrence.
 */
export function timeInFields(
  { fields }: TimedTemplate,
  values: Ticket['values'],
  now: string,
): { at: string; field: string } | null {
  const keyOf = (type: 'date' | 'time') => fields.find((field) => field.type === type)?.key;
  const [dateKey, timeKey] = [keyOf('date'), keyOf('time')];
  const time = timeKey === undefined ? undefined : values[timeKey];
  if (timeKey === undefined || typeof time !== 'string') return null;
  const next = time < timeOf(now) ? addDays(dateOf(now), 1) : dateOf(now);
  const date = dateKey === undefined ? next : values[dateKey];
  return typeof date === 'string' ? { at: `${date}T${time}`, field: dateKey ?? timeKey } : null;
}
