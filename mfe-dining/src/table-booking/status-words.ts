import type { TableBooking } from '@guest/shared/contracts/table-booking.contract';
import type { Tone } from '@guest/shared/ui/badge';
import type { LateKey } from '../late/late-texts';

/** What a status means to the guest, and how it is underlined. */
export const statusWords: Record<TableBooking['status'], { words: LateKey; tone: Tone }> = {
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
