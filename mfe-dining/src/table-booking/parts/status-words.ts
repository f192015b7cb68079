import type { TableBooking } from '@guest/shared/contracts/table-booking/table-booking.contract';
import type { Tone } from '@guest/shared/ui/base/badge';
import type { LateKey } from '../../late-texts/late-texts';

type Status = TableBooking['status'];

/** The text and the tone of each status for guests. */
export const statusWords: Record<Status, { words: LateKey; tone: Tone }> = {
  requested: { words: 'Waiting for an answer', tone: 'warning' },
  confirmed: { words: 'Confirmed', tone: 'positive' },
  declined: { words: 'Not possible', tone: 'danger' },
  lapsed: { words: 'Lapsed', tone: 'neutral' },
  cancelled: { words: 'Cancelled', tone: 'neutral' },
  seated: { words: 'At the table', tone: 'positive' },
  completed: { words: 'Over', tone: 'neutral' },
  no_show: { words: 'Nobody came', tone: 'neutral' },
  waitlisted: { words: 'On the waiting list', tone: 'accent' },
  offered: { words: 'A table is free for you', tone: 'positive' },
};

/** The explanations of an expired booking, by its status before. */
const lapsedWords: Partial<Record<Status, LateKey>> = {
  requested: 'We did not manage to answer in time, and we are sorry.',
  waitlisted: 'No table came free in time, and we are sorry.',
  offered: 'The offer ended before it was taken. You can join the line again.',
};

/** Explains why a booking expired, which has no reason entered by staff. */
export function lapseOf({ status, histories }: TableBooking): LateKey | undefined {
  const before = histories.at(-2)?.status;
  return status === 'lapsed' && before !== undefined ? lapsedWords[before] : undefined;
}
