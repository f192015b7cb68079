import { useHost } from '@guest/shared';
import type { ActivityBooking } from '@guest/shared/contracts/activity/activity-booking.contract';
import { moneyText } from '@guest/shared/format/money';
import { Dialog } from '@guest/shared/ui/dialog/dialog';
import { Notice } from '@guest/shared/ui/state/notice';
import CloudRain from 'lucide/dist/esm/icons/cloud-rain.mjs';
import { useLazyText } from '../../lazy-texts/lazy-texts';
import { OverlapList } from '../parts/overlap-notice';
import { NextSessions } from '../parts/next-sessions';
import { useRebook } from '../model/use-rebook';
import { reasonTexts, refundTexts } from '../parts/status-texts';
import { isRefusedByHotel } from './is-refused-by-hotel';

/**
 * Explains that the hotel has cancelled, rejected or not answered the booking: the reason, the refund, and the next
 * sessions if any fits, each of which can be booked for the same people with one tap.
 */
export function CancelledByHotel({ booking }: { booking: ActivityBooking }) {
  const text = useLazyText();
  const { lang } = useHost();
  const rebooking = useRebook(booking);
  const { status, histories, refund, canRebook, next } = booking;
  if (!isRefusedByHotel(booking)) return null;
  const reasonCode = histories.at(-1)?.reasonCode;
  const reason = reasonCode && reasonTexts[reasonCode];
  const { question } = rebooking;
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
      <Dialog
        isOpen={question !== undefined}
        heading={question?.price ? text('The price has changed') : text('At the same time')}
        look="primary"
        cancel={text('Go back')}
        confirm={text(question?.price ? 'Book' : 'Book anyway')}
        isBusy={rebooking.busyWith !== undefined}
        onCancel={rebooking.dismiss}
        onConfirm={() => void rebooking.confirm()}
      >
        <p>{question?.message}</p>
        {question?.price && (
          <p>
            {text('The total is now {price}. Nothing has been booked yet.', {
              price: moneyText(question.price.total, lang),
            })}
          </p>
        )}
        <OverlapList overlaps={question?.overlaps ?? []} />
      </Dialog>
    </>
  );

  function headingOf(): string {
    if (status === 'rejected') return text("We're sorry, this isn't possible.");
    if (status === 'lapsed') return text("We're sorry.");
    return reason ? text('Called off: {reason}.', { reason: text(reason) }) : text('Called off');
  }
}
