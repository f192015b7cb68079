import type { Outlet } from '@guest/shared/contracts/outlet/outlet.contract';
import { Button } from '@guest/shared/ui/button/button';
import { FailedPart } from '@guest/shared/ui/state/read-section';
import { Skeleton } from '@guest/shared/ui/base/skeleton';
import { BookingCard } from './booking-card';
import { useLateText } from '../../late-texts/late-texts';
import { isNotThere, NotYours } from '../../late-texts/not-yours';
import { useBooking } from '../model/use-booking';
import { useWish } from '../model/use-wish';

/** Shows a booking with its actions, and a link to book another table. */
export function BookedTable(props: { uuid: string; outlet: Outlet; onLeave: () => void }) {
  const { uuid, outlet, onLeave } = props;
  const text = useLateText();
  const { wishFor } = useWish();
  const read = useBooking(uuid);
  function another(): void {
    onLeave();
    wishFor({ booking: null, at: null });
  }
  return (
    <>
      {read.data && <BookingCard booking={read.data} outlet={outlet} />}
      {!read.data && !read.isError && <Skeleton shape="row" count={4} />}
      {!read.data && isNotThere(read.error) && <NotYours heading={text('Booking not found')} />}
      {!read.data && read.isError && !isNotThere(read.error) && (
        <FailedPart
          texts={{ failed: text("Couldn't load the booking."), retry: text('Try again') }}
          onRetry={() => void read.refetch()}
        />
      )}
      <div>
        <Button look="quiet" onClick={another}>
          {text('Book another table')}
        </Button>
      </div>
    </>
  );
}
