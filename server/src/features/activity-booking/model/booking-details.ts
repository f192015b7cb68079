import type {
  ActivityBooking,
  ActivityContact,
  UnitItem,
} from '@guest/shared/contracts/activity/activity-booking.contract';
import { parseEmail, parsePhone } from '@guest/shared/contracts/challenge/contact';
import { parsePersonName } from '@guest/shared/contracts/guest/guest-name';
import { countGraphemes, normalizeLine } from '@guest/shared/contracts/guest/guest-text';
import type { StoredActivityPolicy } from '../../../platform/db/tables/activity/activity-booking';
import { malformedIn, unprocessable } from '../../../platform/errors/request-error';
import type { PropertyScope } from '../../property/property-scope';
import { emailInvalid, phoneInvalid } from '../../verification/code-errors';

const ANSWER_MAX = 200;

export interface ContactInput {
  firstName?: string | undefined;
  lastName?: string | undefined;
  email?: string | undefined;
  phone?: string | undefined;
}

/** The details that the hotel has verified, used where the guest leaves a required one out. */
export interface KnownContact {
  firstName: string | null;
  lastName: string | null;
  email: string | null;
  phone: string | null;
}

/** Returns the contact with everything that the activity requires, or throws at the first missing detail. */
export function parseContact(
  typed: ContactInput,
  known: KnownContact,
  { contactFields }: Pick<StoredActivityPolicy, 'contactFields'>,
): ActivityContact {
  const needs = (field: keyof ContactInput) => contactFields.some((one) => one === field);
  const firstName = parsed(typed.firstName, parsePersonName) ?? known.firstName;
  if (firstName === null)
    throw unprocessable('contact.firstName', 'first_name_required', 'Enter your first name.');
  const lastName = parsed(typed.lastName, parsePersonName) ?? (needs('lastName') ? known.lastName : null);
  if (lastName === null && (needs('lastName') || isTyped(typed.lastName))) {
    throw unprocessable('contact.lastName', 'contact_required', 'Enter the last name.');
  }
  const email = parsed(typed.email, parseEmail) ?? (needs('email') ? known.email : null);
  if (email === null && (needs('email') || isTyped(typed.email))) throw emailInvalid('contact.email');
  const phone = parsed(typed.phone, parsePhone) ?? (needs('phone') ? known.phone : null);
  if (phone === null && (needs('phone') || isTyped(typed.phone))) throw phoneInvalid('contact.phone');
  return {
    firstName,
    ...(lastName !== null && { lastName }),
    ...(email !== null && { email }),
    ...(phone !== null && { phone }),
  };
}

const isTyped = (typed: string | undefined): typed is string => typed !== undefined && typed.trim() !== '';

const parsed = (typed: string | undefined, parse: (typed: string) => string | null): string | null =>
  isTyped(typed) ? parse(typed) : null;

export interface UnitItemInput {
  unitId: string;
  firstName?: string | undefined;
  age?: number | undefined;
}

/** Returns the people with their names in the stored form; an age is kept only where the unit asks for one. */
export function parseUnitItems(
  items: readonly UnitItemInput[],
  asksAge: (unitId: string) => boolean,
): UnitItem[] {
  return items.map(({ unitId, firstName, age }, index) => {
    const name = isTyped(firstName) ? parsePersonName(firstName) : null;
    if (isTyped(firstName) && name === null) throw malformedIn(`unitItems.${index}.firstName`);
    return {
      unitId,
      ...(name !== null && { firstName: name }),
      ...(age !== undefined && asksAge(unitId) && { age }),
    };
  });
}

interface QuestionScope {
  questions: StoredActivityPolicy['questions'];
  localize: PropertyScope['localize'];
}

/** Returns the answers with the questions as they were asked. Throws if a required one is missing. */
export function parseAnswers(
  typed: Readonly<Record<string, string>>,
  { questions, localize }: QuestionScope,
): ActivityBooking['answers'] {
  const unknown = Object.keys(typed).find((key) => !questions.some((question) => question.key === key));
  if (unknown !== undefined) {
    throw unprocessable(`answers.${unknown}`, 'unknown', "This field isn't allowed here");
  }
  return questions.flatMap(({ key, label, required }) => {
    const answer = Object.hasOwn(typed, key) ? normalizeLine(typed[key] ?? '') : '';
    if (countGraphemes(answer) > ANSWER_MAX) {
      throw unprocessable(`answers.${key}`, 'malformed', "This format isn't valid");
    }
    if (answer !== '') return [{ key, label: localize(label), answer }];
    if (required) {
      throw unprocessable(`answers.${key}`, 'answer_required', '{label}: please fill this in.', {
        label: localize(label),
      });
    }
    return [];
  });
}
