import { CONTACT_FIELDS } from '@guest/shared/contracts/activity/activity-booking-status';
import type { BookableActivity } from '@guest/shared/contracts/activity/activity.contract';
import { membersOf, type BookingDraft } from './booking-draft';
import { companionsOf } from './companions';

/** Returns the people, the contact and the answers of a draft as the calls need them. */
export function toBookingDetails(draft: BookingDraft, { units, questions = [], waiver }: BookableActivity) {
  const { details } = draft;
  const typed = (name: string) => (details[name] ?? '').trim();
  const names = new Map(companionsOf(draft, units).map(({ index, field }) => [index, typed(field)]));
  const contact = Object.fromEntries(
    CONTACT_FIELDS.flatMap((field) => {
      const value = typed(`contact.${field}`);
      return value === '' ? [] : [[field, value]];
    }),
  );
  const answers = Object.fromEntries(
    questions.flatMap(({ key }) => {
      const answer = typed(`answers.${key}`);
      return answer === '' ? [] : [[key, answer]];
    }),
  );
  return {
    unitItems: membersOf(draft, units).map(({ unitId, age }, index) => {
      const firstName = names.get(index) ?? '';
      return { unitId, ...(firstName !== '' && { firstName }), ...(age !== undefined && { age }) };
    }),
    contact,
    note: typed('note'),
    answers,
    ...(waiver && draft.waiver === waiver.version && { waiver: { version: waiver.version, accepted: true } }),
  };
}
