import type { TableBooking } from '@guest/shared/contracts/table-booking/table-booking.contract';
import type { Tone } from '@guest/shared/ui/base/badge';
import type { LazyTextKey } from '../../lazy-texts/lazy-texts';

type Status = TableBooking['status'];

/** The text and the tone of each status for guests. */
export const statusTexts: Record<Status, { label: LazyTextKey; tone: Tone }> = {
  requested: { label: 'Pending', tone: 'warning' },
  confirmed: { label: 'Confirmed', tone: 'positive' },
  declined: { label: 'Not possible', tone: 'danger' },
  lapsed: { label: 'Expired', tone: 'neutral' },
  cancelled: { label: 'Cancelled', tone: 'neutral' },
  seated: { label: 'Seated', tone: 'positive' },
  completed: { label: 'Completed', tone: 'neutral' },
  no_show: { label: 'No-show', tone: 'neutral' },
  waitlisted: { label: 'Waiting list', tone: 'accent' },
  offered: { label: 'Table available', tone: 'positive' },
};

/** The explanations of an expired booking, by its status before. */
const expiredTexts: Partial<Record<Status, LazyTextKey>> = {
  requested: "We're sorry, we couldn't confirm in time.",
  waitlisted: "We're sorry, no table became available in time.",
  offered: 'The offer expired. You can join the waiting list again.',
};

/** Explains why a booking expired, which has no reason entered by staff. */
export function expiryOf({ status, histories }: TableBooking): LazyTextKey | undefined {
  const before = histories.at(-2)?.status;
  return status === 'lapsed' && before !== undefined ? expiredTexts[before] : undefined;
}
