import { addDays, dateOf, instantOf, localDateTimeAt } from '@guest/shared/contracts/core/local-time';
import type { Ticket } from '@guest/shared/contracts/ticket/ticket-socket.contract';
import { preferredTimeRule, timeInFields } from '@guest/shared/contracts/ticket/ticket-timing';
import { parseNote } from '../../platform/validation/parse-note';
import type { requestTemplate } from '../../platform/db/tables/schema';
import { malformed, malformedIn, RequestError, unprocessable } from '../../platform/errors/request-error';
import type { PropertyRow } from '../property/property-scope';

type TemplateRow = typeof requestTemplate.$inferSelect;

export const NOTE_MAX = 500;
const MAX_DAYS_AHEAD = 30;
/** The tolerance for the time it takes to fill in the form and for clock differences. */
const PAST_TOLERANCE_MS = 5 * 60_000;

/** Returns the note of a new request according to the note policy of its service. */
export function parseTicketNote({ notePolicy }: TemplateRow, typed: string | undefined): string {
  const note = parseNote(typed, { max: NOTE_MAX });
  if (notePolicy === 'required' && note === '')
    throw unprocessable('note', 'field_required', 'This field is required');
  if (notePolicy === 'none' && note !== '') {
    throw malformed({ field: 'note', code: 'unknown', message: "This field isn't allowed here" });
  }
  return note;
}

/**
 * Returns the requested local time of the property, or `null` if the request is for now or for no particular
 * time.
 */
export function parseRequestedTime(
  template: TemplateRow,
  { requestedFor, values }: { requestedFor: string | undefined; values: Ticket['values'] },
  { property, now }: { property: PropertyRow; now: number },
): string | null {
  const timePolicy = preferredTimeRule(template);
  if (timePolicy === 'required' && requestedFor === undefined) {
    throw unprocessable('requestedFor', 'field_required', 'This field is required');
  }
  if (timePolicy === 'never' && requestedFor !== undefined) {
    throw malformed({ field: 'requestedFor', code: 'unknown', message: "This field isn't allowed here" });
  }
  const localNow = localDateTimeAt(now, property.timeZone);
  const fieldTime = timeInFields(template, values, localNow);
  const localTime = requestedFor ?? fieldTime?.at;
  if (localTime === undefined) return null;
  const field = requestedFor === undefined ? `values.${fieldTime?.field}` : 'requestedFor';
  const at = instantOf(localTime, property.timeZone);
  // A day that does not exist is converted to another day or to NaN.
  if (Number.isNaN(at) || dateOf(localDateTimeAt(at, property.timeZone)) !== dateOf(localTime)) {
    throw malformedIn(field);
  }
  // The last day counts as a whole, as in the form.
  if (at < now - PAST_TOLERANCE_MS || dateOf(localTime) > addDays(dateOf(localNow), MAX_DAYS_AHEAD)) {
    const message = 'Choose a time within the next {n} days.';
    const fields = [{ field, code: 'field_range', message } as const];
    throw new RequestError(422, 'field_range', message, { n: MAX_DAYS_AHEAD, fields });
  }
  return localTime;
}
