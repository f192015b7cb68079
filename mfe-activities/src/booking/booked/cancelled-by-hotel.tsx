import type { ActivityBooking } from '@guest/shared/contracts/activity/activity-booking.contract';
import { Notice } from '@guest/shared/ui/state/notice';
import CloudRain from 'lucide/dist/esm/icons/cloud-rain.mjs';
import { useLazyText } from '../../lazy-texts/lazy-texts';
import { NextSessions } from '../parts/next-sessions';
import { useRebook } from '../model/use-rebook';
import { reasonTexts, refundTexts } from '../parts/status-texts';
import { isRefusedByHotel } from './is-refused-by-hotel';
import { RebookQuestion } from './rebook-question';

/**
 * Explains that the hotel has cancelled, rejected or not answered the booking: the reason, the refund, and the next
 * sessions if any fits, each of which can be booked for the same people with one tap.
 */
export function CancelledByHotel({ booking }: { booking: ActivityBooking }) {
  const text = useLazyText();
  const rebooking = useRebook(booking);
  const { status, histories, refund, canRebook, next } = booking;
  if (!isRefusedByHotel(booking)) return null;
  const reasonCode = histories.at(-1)?.reasonCode;
  const reason = reasonCode && reasonTexts[reasonCode];
  return (
    <>
      <Notice icon={CloudRain} tone="warning" isAnnounced heading={headingOf()}>
        {refund && <p>{text(refundTexts[refund])}</p>}
        {next.length > 0 && (
          <>
            <p>{canRebook ? text('Available instead, with one tap:') : text('These times are free:')}</p>
            <NextSessions
              sessions={next}
              busyWith={rebooking.busyWith}
              onTake={(session) => void rebooking.take(session)}
            />
          </>
        )}
      </Notice>
      <RebookQuestion rebooking={rebooking} />
    </>
  );

  function headingOf(): string {
    if (status === 'rejected') return text("We're sorry, this isn't possible.");
    if (status === 'lapsed') return text("We're sorry.");
    return reason ? text('Called off: {reason}.', { reason: text(reason) }) : text('Called off');
  }
}
