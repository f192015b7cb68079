import { phoneOf } from '@guest/shared/contracts/challenge/contact';
import { graphemesIn, lineOf } from '@guest/shared/contracts/guest/guest-text';
import type { TableBooking } from '@guest/shared/contracts/table-booking/table-booking.contract';
import { acceptedNote } from '../../../platform/validation/accepted-note';
import type { StoredPolicy } from '../../../platform/db/tables/dining/table-policy';
import { unacceptable } from '../../../platform/errors/refusal';
import type { PropertyScope } from '../../property/property-scope';
import { phoneInvalid } from '../../verification/code-refusals';

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

interface About {
  partySize: number;
  questions: StoredPolicy['questions'];
  say: PropertyScope['say'];
}

const wrong = (field: string) => unacceptable(field, 'malformed', "This format isn't valid");

/**
 * Validates the details of a booking and returns only the given fields. Throws at the first invalid field.
 */
export function acceptedDetails(said: Details, { partySize, questions, say }: About) {
  const { children, highChairs, occasion } = said;
  for (const [field, count] of Object.entries({ children, highChairs })) {
    if (count !== undefined && count > partySize) throw wrong(field);
  }
  return {
    ...(said.firstName !== undefined && { firstName: acceptedName(said.firstName) }),
    ...(said.phone !== undefined && { phone: acceptedPhone(said.phone) }),
    ...(children !== undefined && { children }),
    ...(highChairs !== undefined && { highChairs }),
    ...(occasion !== undefined && { occasion }),
    ...(said.note !== undefined && { note: acceptedNote(said.note, { max: NOTE_MAX }) }),
    ...(said.allergies && { allergies: acceptedWords(said.allergies) }),
    ...(said.accessibility && { accessibility: acceptedWords(said.accessibility) }),
    ...(said.answers && { answers: acceptedAnswers(said.answers, questions, say) }),
  };
}

/** Throws if a required question of the outlet is not answered. */
export function refuseUnanswered(answers: TableBooking['answers'], { questions, say }: About): void {
  const open = questions.find(({ key, required }) => required && !answers.some((one) => one.key === key));
  if (open) {
    const words = { label: say(open.label) };
    throw unacceptable(`answers.${open.key}`, 'answer_required', 'Please fill in {label}.', words);
  }
}

function acceptedName(typed: string): string {
  const name = lineOf(typed);
  if (name === '' || graphemesIn(name) > NAME_MAX) {
    throw unacceptable('firstName', 'first_name_required', 'Enter your first name.');
  }
  return name;
}

function acceptedPhone(typed: string): string | null {
  if (typed.trim() === '') return null;
  const phone = phoneOf(typed);
  if (phone === null) throw phoneInvalid();
  return phone;
}

const acceptedWords = (typed: string[]): string[] => [
  ...new Set(typed.map(lineOf).filter((word) => word !== '')),
];

function acceptedAnswers(
  typed: Record<string, string>,
  questions: StoredPolicy['questions'],
  say: PropertyScope['say'],
): TableBooking['answers'] {
  const unknown = Object.keys(typed).find((key) => !questions.some((question) => question.key === key));
  if (unknown !== undefined) {
    throw unacceptable(`answers.${unknown}`, 'unknown', "This field isn't allowed here");
  }
  return questions.flatMap(({ key, label }) => {
    const answer = Object.hasOwn(typed, key) ? lineOf(typed[key] ?? '') : '';
    if (graphemesIn(answer) > ANSWER_MAX) throw wrong(`answers.${key}`);
    return answer === '' ? [] : [{ key, label: say(label), answer }];
  });
}
