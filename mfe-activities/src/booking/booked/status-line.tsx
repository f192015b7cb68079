import type { ActivityBooking } from '@guest/shared/contracts/activity/activity-booking.contract';
import type { Activity } from '@guest/shared/contracts/activity/activity.contract';
import { useLazyText } from '../../lazy-texts/lazy-texts';
import { useTimeName } from '../model/use-time-name';
import { expiryOf, refundTexts } from '../parts/status-texts';
import { isRefusedByHotel } from './is-refused-by-hotel';

/** A position beyond this is not shown, because it would discourage the guest. */
const SHOWN_POSITIONS = 5;

/** Explains the status, who has to act next, and until when. */
export function StatusLine({ booking, activity }: { booking: ActivityBooking; activity: Activity }) {
  const text = useLazyText();
  const timeName = useTimeName();
  const { status, expiresAt, placeInLine, minimum, refund, arrivedPax, pax, bookableActivityId } = booking;
  const expiry = expiryOf(booking);
  if (expiry) return <p>{text(expiry)}</p>;
  if (status === 'pending' && expiresAt !== undefined) {
    return (
      <p>{text("We'll answer by {time}. Your places are kept until then.", { time: timeName(expiresAt) })}</p>
    );
  }
  if (status === 'waitlisted') {
    const bookable = activity.bookableActivities.find((one) => one.bookableActivityId === bookableActivityId);
    const minutes = bookable?.waitlist?.offerMinutes;
    const isNear = placeInLine !== undefined && placeInLine <= SHOWN_POSITIONS;
    // An activity that the hotel has withdrawn no longer says for how long a place is kept.
    if (minutes === undefined) {
      return (
        <p>
          {isNear
            ? text("You're number {n} in line. We'll tell you when a place is free and keep it for you.", {
                n: placeInLine,
              })
            : text("You're in line. We'll tell you when a place is free and keep it for you.")}
        </p>
      );
    }
    return (
      <p>
        {isNear
          ? text(
              "You're number {n} in line. We'll tell you when a place is free, and keep it for you for {minutes} minutes.",
              { n: placeInLine, minutes },
            )
          : text(
              "You're in line. We'll tell you when a place is free, and keep it for you for {minutes} minutes.",
              { minutes },
            )}
      </p>
    );
  }
  if (status === 'confirmed' && minimum) {
    return (
      <p>{text('Needs at least {min} people, {n} so far', { min: minimum.needed, n: minimum.booked })}</p>
    );
  }
  if (status === 'redeemed' && arrivedPax !== undefined && arrivedPax < pax) {
    return <p>{text('{n} of {total} have arrived.', { n: arrivedPax, total: pax })}</p>;
  }
  // A booking that the hotel has cancelled has a notice of its own, which names the refund.
  if (status === 'cancelled' && refund && !isRefusedByHotel(booking))
    return <p>{text(refundTexts[refund])}</p>;
  return null;
}
