import { CONTACT_FIELDS } from '@guest/shared/contracts/activity/activity-booking-status';
import type { BookableActivity } from '@guest/shared/contracts/activity/activity.contract';
import type { FormValues } from '@guest/shared/ui/form/form';
import type { BookingDraft } from '../model/booking-draft';
import { companionsOf } from '../model/companions';

/** Returns the part of the draft that the form of the details contains. */
export function readDetails(
  answers: FormValues,
  { questions = [], waiver, units }: BookableActivity,
  draft: BookingDraft,
): Pick<BookingDraft, 'details' | 'waiver'> {
  const names = [
    ...CONTACT_FIELDS.map((field) => `contact.${field}`),
    ...questions.map(({ key }) => `answers.${key}`),
    ...companionsOf(draft, units).map(({ field }) => field),
    'note',
  ];
  return {
    details: Object.fromEntries(names.map((name) => [name, answers.text(name)])),
    waiver: waiver && answers.isOn('waiver') ? waiver.version : null,
  };
}
