import type { ActivityBooking } from '@guest/shared/contracts/activity/activity-booking.contract';
import { useSecondsUntil } from '@guest/shared/page/use-seconds-until';
import { Button } from '@guest/shared/ui/button/button';
import { Notice } from '@guest/shared/ui/state/notice';
import BellRing from 'lucide/dist/esm/icons/bell-ring.mjs';
import { useLazyText } from '../../lazy-texts/lazy-texts';
import { useBookingCalls } from '../model/use-booking-calls';
import { OfferCountdown } from './offer-countdown';

/**
 * Places that are offered to this guest alone for some minutes. A tap after the offer has expired shows what
 * happened to it.
 */
export function Offer({ booking }: { booking: ActivityBooking }) {
  const text = useLazyText();
  const { accept, leave, busy } = useBookingCalls(booking);
  const { expiresAt } = booking;
  const isOver = useSecondsUntil(expiresAt) === 0 && expiresAt !== undefined;
  return (
    <Notice
      icon={BellRing}
      tone={isOver ? 'warning' : 'positive'}
      isAnnounced
      heading={text(isOver ? "Time's up" : 'Your places are free')}
      action={
        <>
          <Button look="primary" isBusy={busy === 'accept'} onClick={() => void accept()}>
            {text('Accept places')}
          </Button>
          <Button isBusy={busy === 'leave'} onClick={() => void leave()}>
            {text('No, thanks')}
          </Button>
        </>
      }
    >
      {isOver ? (
        <p>{text('We held your places as long as we could. They may still be available.')}</p>
      ) : (
        expiresAt !== undefined && <OfferCountdown until={expiresAt} />
      )}
    </Notice>
  );
}
