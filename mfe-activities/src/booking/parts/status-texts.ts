import type { ActivityBooking } from '@guest/shared/contracts/activity/activity-booking.contract';
import type { ActivityBookingReason } from '@guest/shared/contracts/activity/activity-booking-status';
import type { Tone } from '@guest/shared/ui/base/badge';
import type { LazyTextKey } from '../../lazy-texts/lazy-texts';

type Status = ActivityBooking['status'];

/** The text and the tone of each status for guests. */
export const statusTexts: Record<Status, { label: LazyTextKey; tone: Tone }> = {
  pending: { label: 'Pending', tone: 'warning' },
  confirmed: { label: 'Confirmed', tone: 'positive' },
  rejected: { label: 'Not possible', tone: 'danger' },
  lapsed: { label: 'Expired', tone: 'neutral' },
  cancelled: { label: 'Cancelled', tone: 'neutral' },
  redeemed: { label: 'Checked in', tone: 'positive' },
  no_show: { label: 'No-show', tone: 'neutral' },
  waitlisted: { label: 'Waiting list', tone: 'accent' },
  offered: { label: 'Places available', tone: 'positive' },
};

/** Why a booking expired, by its status before. */
const expiredTexts: Partial<Record<Status, LazyTextKey>> = {
  pending: "We're sorry, we couldn't confirm in time.",
  waitlisted: "We're sorry, no places became free in time.",
  offered: 'The offer expired. You can join the waiting list again.',
};

export function expiryOf({ status, histories }: ActivityBooking): LazyTextKey | undefined {
  const before = histories.at(-2)?.status;
  return status === 'lapsed' && before !== undefined ? expiredTexts[before] : undefined;
}

/** The reasons for which the hotel rejects or cancels, for use after `Called off:`. */
export const reasonTexts: Record<ActivityBookingReason, LazyTextKey | undefined> = {
  weather: 'the weather',
  minimum: 'too few people',
  staff: 'no guide available',
  full: 'no places left',
  not_suitable: 'not suitable',
  guest_asked: undefined,
  other: undefined,
};

export const refundTexts: Record<NonNullable<ActivityBooking['refund']>, LazyTextKey> = {
  full: 'Nothing is charged.',
  partial: "You'll be charged part of the price.",
  none: "You'll be charged the full price.",
};
