import { activityContract } from '@guest/shared/contracts/activity/activity.contract';
import { usePageName } from '@guest/shared/page/page-name';
import { usePathParam } from '@guest/shared/page/path-param';
import { useRead } from '@guest/shared/reads/use-read';
import { ButtonLink } from '@guest/shared/ui/button/button-link';
import { PageHeading } from '@guest/shared/ui/page/page-heading';
import { EmptyState } from '@guest/shared/ui/state/empty-state';
import CalendarX from 'lucide/dist/esm/icons/calendar-x.mjs';
import { HotelTimeNote } from '@guest/shared/ui/base/hotel-time-note';
import { useText } from '../../texts';
import styles from './book-page.module.css';
import { LazyBooking } from './lazy-booking';

/**
 * The page to book an activity. Sessions and holds depend on the moment and the guest, so they are loaded after
 * the first view.
 */
export function BookPage() {
  const text = useText();
  const property = usePathParam('property');
  const activityId = usePathParam('activityId');
  const bookableActivityId = usePathParam('bookableActivityId').toLowerCase();
  const activity = useRead(activityContract.getActivity, { params: { property, activityId } });
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
      {bookable ? (
        <>
          <HotelTimeNote />
          <LazyBooking activity={activity} bookable={bookable} />
        </>
      ) : (
        <EmptyState
          icon={CalendarX}
          heading={text('No longer offered')}
          action={
            <ButtonLink to="property-activity-activityId" params={{ property, activityId }}>
              {text('View activity')}
            </ButtonLink>
          }
        />
      )}
    </div>
  );
}
