import type { ActivityBooking } from '@guest/shared/contracts/activity/activity-booking.contract';
import { Dialog } from '@guest/shared/ui/dialog/dialog';
import { useLazyText } from '../../lazy-texts/lazy-texts';
import { useSessionLabels } from '../../session/use-session-labels';
import { useBookingCalls } from '../model/use-booking-calls';

/**
 * Asks for confirmation before cancelling and says that it is free: guests cannot cancel online once it costs
 * something.
 */
export function CancelDialog(props: { booking: ActivityBooking; isOpen: boolean; onClose: () => void }) {
  const { booking, isOpen, onClose } = props;
  const text = useLazyText();
  const { startLabel } = useSessionLabels();
  const { cancel, leave, busy } = useBookingCalls(booking);
  const isWaiting = booking.status === 'waitlisted';
  return (
    <Dialog
      isOpen={isOpen}
      heading={text(isWaiting ? 'Leave waiting list?' : 'Cancel this booking?')}
      cancel={text('Keep booking')}
      confirm={text(isWaiting ? 'Leave waiting list' : 'Cancel booking')}
      isBusy={busy !== undefined}
      onCancel={onClose}
      onConfirm={() => void (isWaiting ? leave() : cancel()).then(onClose)}
    >
      <p>
        {booking.activityName}, {startLabel(booking)}
      </p>
      <p>
        {booking.price.amount > 0
          ? text("Nothing is charged. We'll offer your places to other guests.")
          : text("We'll offer your places to other guests.")}
      </p>
    </Dialog>
  );
}
