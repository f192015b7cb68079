import type { TableBooking } from '@guest/shared/contracts/table-booking/table-booking.contract';
import { useSecondsUntil } from '@guest/shared/page/use-seconds-until';
import { Button } from '@guest/shared/ui/button/button';
import { Notice } from '@guest/shared/ui/state/notice';
import BellRing from 'lucide/dist/esm/icons/bell-ring.mjs';
import { useLazyText } from '../../lazy-texts/lazy-texts';
import { Countdown } from '../parts/countdown';
import { useBookingCalls } from '../model/use-booking-calls';

/**
 * Shows a table offered to this guest exclusively for some minutes. A tap after the offer has expired shows
 * what happened to it.
 */
export function Offer({ booking }: { booking: TableBooking }) {
  const text = useLazyText();
  const { accept, leave, busy } = useBookingCalls(booking);
  const isOver = useSecondsUntil(booking.expiresAt) === 0 && booking.expiresAt !== undefined;
  return (
    <Notice
      icon={BellRing}
      tone={isOver ? 'warning' : 'positive'}
      isAnnounced
      heading={text(isOver ? "Time's up" : 'A table is available')}
      action={
        <>
          <Button look="primary" isBusy={busy === 'accept'} onClick={() => void accept()}>
            {text('Accept table')}
          </Button>
          <Button isBusy={busy === 'leave'} onClick={() => void leave()}>
            {text('No, thanks')}
          </Button>
        </>
      }
    >
      {isOver ? (
        <p>{text('We held your table as long as we could. It may still be available.')}</p>
      ) : (
        booking.expiresAt && <Countdown until={booking.expiresAt} label="Held for you for {time}" />
      )}
    </Notice>
  );
}
