import { activityContract } from '@guest/shared/contracts/activity/activity.contract';
import { usePageName } from '@guest/shared/page/page-name';
import { usePathParam } from '@guest/shared/page/path-param';
import { useLocation } from '@guest/shared/router';
import { useRead } from '@guest/shared/reads/use-read';
import { PageHeading } from '@guest/shared/ui/page/page-heading';
import { HotelTimeNote } from '@guest/shared/ui/base/hotel-time-note';
import { useState } from 'react';
import { NoLongerOffered } from '../parts/no-longer-offered';
import styles from './book-page.module.css';
import { LazyBooking } from './lazy-booking';

/**
 * The page to book an activity. Sessions and holds depend on the moment and the guest, so they are loaded after
 * the first view.
 */
export function BookPage() {
  const property = usePathParam('property');
  const activityId = usePathParam('activityId');
  const bookableActivityId = usePathParam('bookableActivityId').toLowerCase();
  const { search } = useLocation();
  // A withdrawn activity can only be read with the uuid of its booking. The value is fixed, because a booking that is
  // made or opened later on this page needs no other read.
  const [booking] = useState(() => new URLSearchParams(search).get('booking') ?? undefined);
  const activity = useRead(activityContract.getActivity, {
    params: { property, activityId },
    query: { booking },
  });
  const bookable = activity.bookableActivities.find((one) => one.bookableActivityId === bookableActivityId);
  usePageName(activity.name);

  return (
    <div className={styles.page}>
      <PageHeading
        heading={activity.name}
        line={
          bookable && bookable.name !== activity.name
            ? `${bookable.name} · ${activity.place}`
            : activity.place
        }
      />
      {bookable || booking !== undefined ? (
        <>
          <HotelTimeNote />
          <LazyBooking activity={activity} bookable={bookable} />
        </>
      ) : (
        <NoLongerOffered />
      )}
    </div>
  );
}
