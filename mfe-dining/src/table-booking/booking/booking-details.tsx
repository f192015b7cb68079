import type { Outlet } from '@guest/shared/contracts/outlet/outlet.contract';
import { Button } from '@guest/shared/ui/button/button';
import { FailedPart } from '@guest/shared/ui/state/query-section';
import { Skeleton } from '@guest/shared/ui/base/skeleton';
import { BookingCard } from './booking-card';
import { useLazyText } from '../../lazy-texts/lazy-texts';
import { isNotFound, NoAccess } from '../../lazy-texts/no-access';
import { useBooking } from '../model/use-booking';
import { useBookingQuery } from '../model/use-booking-query';

/** Shows a booking with its actions, and a link to book another table. */
export function BookingDetails(props: { uuid: string; outlet: Outlet; onLeave: () => void }) {
  const { uuid, outlet, onLeave } = props;
  const text = useLazyText();
  const { updateBookingQuery } = useBookingQuery();
  const read = useBooking(uuid);
  function bookAnother(): void {
    onLeave();
    updateBookingQuery({ booking: null, at: null });
  }
  return (
    <>
      {read.data && <BookingCard booking={read.data} outlet={outlet} />}
      {!read.data && !read.isError && <Skeleton shape="row" count={4} />}
      {!read.data && isNotFound(read.error) && <NoAccess heading={text('Booking not found')} />}
      {!read.data && read.isError && !isNotFound(read.error) && (
        <FailedPart
          texts={{ failed: text("Couldn't load the booking."), retry: text('Try again') }}
          onRetry={() => void read.refetch()}
        />
      )}
      <div>
        <Button look="quiet" onClick={bookAnother}>
          {text('Book another table')}
        </Button>
      </div>
    </>
  );
}
