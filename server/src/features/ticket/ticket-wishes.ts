import { dateOf, instantOf, localDateTimeAt } from '@guest/shared/contracts/core/local-time';
import type { Ticket } from '@guest/shared/contracts/ticket/ticket-socket.contract';
import { timeAsked, timeInFields } from '@guest/shared/contracts/ticket/ticket-timing';
import { acceptedNote } from '../../platform/validation/accepted-note';
import type { requestTemplate } from '../../platform/db/tables/schema';
import { malformed, malformedIn, Refusal, unacceptable } from '../../platform/errors/refusal';
import type { PropertyRow } from '../property/property-scope';

type TemplateRow = typeof requestTemplate.$inferSelect;

export const NOTE_MAX = 500;
const MOST_DAYS_AHEAD = 30;
/** The tolerance for the time it takes to fill in the form and for clock differences. */
const LATE_BY_MS = 5 * 60_000;

/** Returns the note of a new request according to the note policy of its service. */
export function noteFor({ notePolicy }: TemplateRow, typed: string | undefined): string {
  const note = acceptedNote(typed, { max: NOTE_MAX });
  if (notePolicy === 'required' && note === '')
    throw unacceptable('note', 'field_required', 'This field is required');
  if (notePolicy === 'none' && note !== '') {
    throw malformed({ field: 'note', code: 'unknown', sentence: "This field isn't allowed here" });
  }
  return note;
}

/**
 * Returns the requested local time of the property, or `null` if the request is for now or for no particular
 * time.
 */
export function timeFor(
  template: TemplateRow,
  { requestedFor, values }: { requestedFor: string | undefined; values: Ticket['values'] },
  { property, now }: { property: PropertyRow; now: number },
): string | null {
  const asked = timeAsked(template);
  if (asked === 'required' && requestedFor === undefined) {
    throw unacceptable('requestedFor', 'field_required', 'This field is required');
  }
  if (asked === 'never' && requestedFor !== undefined) {
    throw malformed({ field: 'requestedFor', code: 'unknown', sentence: "This field isn't allowed here" });
  }
  const told = timeInFields(template, values, localDateTimeAt(now, property.timeZone));
  const wished = requestedFor ?? told?.at;
  if (wished === undefined) return null;
  const field = requestedFor === undefined ? `values.${told?.field}` : 'requestedFor';
  const at = instantOf(wished, property.timeZone);
  // A day that does not exist is converted to another day or to NaN.
  if (Number.isNaN(at) || dateOf(localDateTimeAt(at, property.timeZone)) !== dateOf(wished)) {
    throw malformedIn(field);
  }
  if (at < now - LATE_BY_MS || at > now + MOST_DAYS_AHEAD * 86_400_000) {
    const sentence = 'Choose a time within the next {n} days.';
    const fields = [{ field, code: 'field_range', sentence } as const];
    throw new Refusal(422, 'field_range', sentence, { n: MOST_DAYS_AHEAD, fields });
  }
  return wished;
}
