import { parsePhone } from '@guest/shared/contracts/challenge/contact';
import { countGraphemes, normalizeLine } from '@guest/shared/contracts/guest/guest-text';
import type { TableBooking } from '@guest/shared/contracts/table-booking/table-booking.contract';
import { parseNote } from '../../../platform/validation/parse-note';
import type { StoredPolicy } from '../../../platform/db/tables/dining/table-policy';
import { unprocessable } from '../../../platform/errors/request-error';
import type { PropertyScope } from '../../property/property-scope';
import { phoneInvalid } from '../../verification/code-errors';

const NOTE_MAX = 300;
const NAME_MAX = 48;
const ANSWER_MAX = 200;

export interface Details {
  firstName?: string | undefined;
  phone?: string | undefined;
  children?: number | undefined;
  highChairs?: number | undefined;
  occasion?: TableBooking['occasion'] | undefined;
  note?: string | undefined;
  allergies?: string[] | undefined;
  accessibility?: string[] | undefined;
  answers?: Record<string, string> | undefined;
}

interface DetailsContext {
  partySize: number;
  questions: StoredPolicy['questions'];
  localize: PropertyScope['localize'];
}

const malformedField = (field: string) => unprocessable(field, 'malformed', "This format isn't valid");

/**
 * Validates the details of a booking and returns only the given fields. Throws at the first invalid field.
 */
export function parseDetails(input: Details, { partySize, questions, localize }: DetailsContext) {
  const { children, highChairs, occasion } = input;
  for (const [field, count] of Object.entries({ children, highChairs })) {
    if (count !== undefined && count > partySize) throw malformedField(field);
  }
  return {
    ...(input.firstName !== undefined && { firstName: parseFirstName(input.firstName) }),
    ...(input.phone !== undefined && { phone: requirePhone(input.phone) }),
    ...(children !== undefined && { children }),
    ...(highChairs !== undefined && { highChairs }),
    ...(occasion !== undefined && { occasion }),
    ...(input.note !== undefined && { note: parseNote(input.note, { max: NOTE_MAX }) }),
    ...(input.allergies && { allergies: parseTags(input.allergies) }),
    ...(input.accessibility && { accessibility: parseTags(input.accessibility) }),
    ...(input.answers && { answers: parseAnswers(input.answers, questions, localize) }),
  };
}

/** Throws if a required question of the outlet is not answered. */
export function assertAnswered(
  answers: TableBooking['answers'],
  { questions, localize }: DetailsContext,
): void {
  const open = questions.find(({ key, required }) => required && !answers.some((one) => one.key === key));
  if (open) {
    const values = { label: localize(open.label) };
    throw unprocessable(`answers.${open.key}`, 'answer_required', '{label}: please fill this in.', values);
  }
}

function parseFirstName(typed: string): string {
  const name = normalizeLine(typed);
  if (name === '' || countGraphemes(name) > NAME_MAX) {
    throw unprocessable('firstName', 'first_name_required', 'Enter your first name.');
  }
  return name;
}

function requirePhone(typed: string): string | null {
  if (typed.trim() === '') return null;
  const phone = parsePhone(typed);
  if (phone === null) throw phoneInvalid();
  return phone;
}

const parseTags = (typed: string[]): string[] => [
  ...new Set(typed.map(normalizeLine).filter((word) => word !== '')),
];

function parseAnswers(
  typed: Record<string, string>,
  questions: StoredPolicy['questions'],
  localize: PropertyScope['localize'],
): TableBooking['answers'] {
  const unknown = Object.keys(typed).find((key) => !questions.some((question) => question.key === key));
  if (unknown !== undefined) {
    throw unprocessable(`answers.${unknown}`, 'unknown', "This field isn't allowed here");
  }
  return questions.flatMap(({ key, label }) => {
    const answer = Object.hasOwn(typed, key) ? normalizeLine(typed[key] ?? '') : '';
    if (countGraphemes(answer) > ANSWER_MAX) throw malformedField(`answers.${key}`);
    return answer === '' ? [] : [{ key, label: localize(label), answer }];
  });
}
