import { useHost } from '@guest/shared';
import { activityContract, type Activity } from '@guest/shared/contracts/activity/activity.contract';
import { isUnfinished } from '@guest/shared/contracts/activity/activity-booking-status';
import { isApiError } from '@guest/shared/http/api-error';
import { usePathParam } from '@guest/shared/page/path-param';
import { useQuery } from '@guest/shared/queries';
import { readQuery } from '@guest/shared/reads/read-query';
import { Button } from '@guest/shared/ui/button/button';
import { EmptyState } from '@guest/shared/ui/state/empty-state';
import { FailedPart } from '@guest/shared/ui/state/query-section';
import { Skeleton } from '@guest/shared/ui/base/skeleton';
import SearchX from 'lucide/dist/esm/icons/search-x.mjs';
import { useLazyText } from '../../lazy-texts/lazy-texts';
import { BookingUpdatesOffer } from '../../push-offer/booking-updates-offer';
import { useBooking } from '../model/use-booking';
import { useBookingQuery } from '../model/use-booking-query';
import { BookedCard } from './booked-card';
import styles from './booked.module.css';

/** The page of a booking. Without a network it shows the copy that was saved on this device. */
export function Booked(props: {
  uuid: string;
  activity: Activity;
  /** Called when the guest wants to book again; `undefined` if nothing else can be booked here. */
  onLeave: (() => void) | undefined;
}) {
  const { uuid, activity, onLeave } = props;
  const text = useLazyText();
  const params = { property: usePathParam('property'), activityId: usePathParam('activityId') };
  // The page of a booking reads its activity with the uuid of the booking. A new booking makes the same read at once,
  // so that the device has a copy and the voucher can be shown at a meeting point without a network.
  useQuery(readQuery(useHost(), activityContract.getActivity, { params, query: { booking: uuid } }));
  const { updateBookingQuery } = useBookingQuery();
  const read = useBooking(uuid);
  const isNotFound = isApiError(read.error) && [400, 404].includes(read.error.status);
  function bookAnother(): void {
    onLeave?.();
    updateBookingQuery({ booking: null, session: null, step: null, wait: null });
  }
  return (
    <div className={styles.booked}>
      {read.data && <BookedCard booking={read.data} activity={activity} />}
      {read.data && isUnfinished(read.data.status) && <BookingUpdatesOffer />}
      {!read.data && !read.isError && <Skeleton shape="row" count={4} />}
      {!read.data && isNotFound && (
        <EmptyState icon={SearchX} level={2} heading={text('Booking not found')}>
          {text('The link may be old or belong to another guest.')}
        </EmptyState>
      )}
      {!read.data && read.isError && !isNotFound && (
        <FailedPart
          texts={{ failed: text("Couldn't load the booking."), retry: text('Try again') }}
          onRetry={() => void read.refetch()}
        />
      )}
      {onLeave && (
        <div>
          <Button look="quiet" onClick={bookAnother}>
            {text('Book another time')}
          </Button>
        </div>
      )}
    </div>
  );
}
