import type { TableBooking } from '@guest/shared/contracts/table-booking/table-booking.contract';
import type { Tone } from '@guest/shared/ui/base/badge';
import type { LateKey } from '../../late-texts/late-texts';

type Status = TableBooking['status'];

/** The text and the tone of each status for guests. */
export const statusWords: Record<Status, { words: LateKey; tone: Tone }> = {
  requested: { words: 'Pending', tone: 'warning' },
  confirmed: { words: 'Confirmed', tone: 'positive' },
  declined: { words: 'Not possible', tone: 'danger' },
  lapsed: { words: 'Expired', tone: 'neutral' },
  cancelled: { words: 'Cancelled', tone: 'neutral' },
  seated: { words: 'Seated', tone: 'positive' },
  completed: { words: 'Completed', tone: 'neutral' },
  no_show: { words: 'No-show', tone: 'neutral' },
  waitlisted: { words: 'Waiting list', tone: 'accent' },
  offered: { words: 'Table available', tone: 'positive' },
};

/** The explanations of an expired booking, by its status before. */
const lapsedWords: Partial<Record<Status, LateKey>> = {
  requested: "We're sorry, we couldn't confirm in time.",
  waitlisted: "We're sorry, no table became available in time.",
  offered: 'The offer expired. You can join the waiting list again.',
};

/** Explains why a booking expired, which has no reason entered by staff. */
export function lapseOf({ status, histories }: TableBooking): LateKey | undefined {
  const before = histories.at(-2)?.status;
  return status === 'lapsed' && before !== undefined ? lapsedWords[before] : undefined;
}
