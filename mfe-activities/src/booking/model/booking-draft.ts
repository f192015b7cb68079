import type {
  ActivityBooking,
  ActivityHold,
} from '@guest/shared/contracts/activity/activity-booking.contract';
import type { ActivityPaymentMethod } from '@guest/shared/contracts/activity/activity-booking-status';
import type { BookableActivity } from '@guest/shared/contracts/activity/activity.contract';
import { asksAge, type PartyMember, type UnitQuantity } from '@guest/shared/contracts/activity/party-rules';
import { namesOfBooking } from './name-fields';

/** The input of the guest so far. Ages and details are texts, because they may be incomplete. */
export interface BookingDraft {
  /** The quantities by unit. */
  units: Readonly<Record<string, number>>;
  /** The ages of each unit, in the order of their fields. */
  ages: Readonly<Record<string, readonly string[]>>;
  /** The values of the details by field name, such as `contact.firstName`. */
  details: Readonly<Record<string, string>>;
  /** The version of the safety note that the guest has accepted. */
  waiver: string | null;
  payment: ActivityPaymentMethod | null;
}

type Units = BookableActivity['units'];

const PEOPLE_AT_FIRST = 2;

/** Returns the draft of a guest who has chosen nothing yet: two of the first unit that can come alone. */
export function newDraft({ units, minUnits, maxUnits }: BookableActivity): BookingDraft {
  const first = units.find(({ accompaniedBy }) => accompaniedBy.length === 0) ?? units[0];
  const { minQuantity = 1, maxQuantity = maxUnits } = first ?? {};
  const quantity = Math.min(Math.max(PEOPLE_AT_FIRST, minUnits, minQuantity), maxUnits, maxQuantity);
  return { ...EMPTY_DRAFT, units: first ? { [first.unitId]: quantity } : {} };
}

export const EMPTY_DRAFT: BookingDraft = { units: {}, ages: {}, details: {}, waiver: null, payment: null };

/** Returns the draft with the people of a hold, which another tab may have chosen. */
export const withHeldPeople = (
  draft: BookingDraft,
  { units }: Pick<ActivityHold, 'units'>,
): BookingDraft => ({
  ...draft,
  units: recordOf(units),
});

/** Returns the draft for a change, which starts with the current booking. */
export function draftOfBooking(booking: ActivityBooking): BookingDraft {
  const { units, unitItems, contact, note, answers, waiver, payment } = booking;
  const ages: Record<string, string[]> = {};
  for (const { unitId, age } of unitItems) (ages[unitId] ??= []).push(age === undefined ? '' : String(age));
  const details: Record<string, string> = { note, ...namesOfBooking(booking) };
  for (const [name, value] of Object.entries(contact)) if (value) details[`contact.${name}`] = value;
  for (const { key, answer } of answers) details[`answers.${key}`] = answer;
  return { units: recordOf(units), ages, details, waiver: waiver?.version ?? null, payment: payment.method };
}

const recordOf = (units: readonly UnitQuantity[]): Record<string, number> =>
  Object.fromEntries(units.map(({ unitId, quantity }) => [unitId, quantity]));

/** Returns how many of each unit come, in the order of the activity. */
export const quantitiesOf = (draft: BookingDraft, units: Units): UnitQuantity[] =>
  units.flatMap(({ unitId }) => {
    const quantity = draft.units[unitId] ?? 0;
    return quantity > 0 ? [{ unitId, quantity }] : [];
  });

/** Returns one member for each unit that comes, with the ages that are whole numbers. */
export const membersOf = (draft: BookingDraft, units: Units): PartyMember[] =>
  units.flatMap((unit) => {
    const { unitId } = unit;
    const ages = asksAge(unit) ? (draft.ages[unitId] ?? []) : [];
    return Array.from({ length: draft.units[unitId] ?? 0 }, (_, index) => {
      const age = wholeNumber(ages[index]);
      return age === undefined ? { unitId } : { unitId, age };
    });
  });

const wholeNumber = (typed = ''): number | undefined =>
  /^\d{1,3}$/.test(typed.trim()) ? Number(typed) : undefined;

/** Returns whether the people of a draft are those of a hold or a booking. */
export const isSameParty = (one: readonly UnitQuantity[], other: readonly UnitQuantity[]): boolean =>
  one.length === other.length &&
  one.every(({ unitId, quantity }) => other.some((it) => it.unitId === unitId && it.quantity === quantity));

/** Reads a stored draft; anything that is not one is ignored. */
export function parseDraft(saved: string | null): BookingDraft | undefined {
  try {
    const value: unknown = JSON.parse(saved ?? 'null');
    return isDraft(value) ? value : undefined;
  } catch {
    // Other code stored an invalid value under this key.
    return undefined;
  }
}

function isDraft(value: unknown): value is BookingDraft {
  if (!isRecord(value)) return false;
  const { units, ages, details, waiver, payment } = value;
  return (
    isRecordOf(units, (it) => Number.isInteger(it)) &&
    isRecordOf(ages, (it) => Array.isArray(it) && it.every((age) => typeof age === 'string')) &&
    isRecordOf(details, (it) => typeof it === 'string') &&
    (waiver === null || typeof waiver === 'string') &&
    (payment === null || payment === 'room_charge' || payment === 'pay_there')
  );
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isRecordOf = (value: unknown, isValid: (it: unknown) => boolean): boolean =>
  isRecord(value) && Object.values(value).every(isValid);
