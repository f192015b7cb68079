import { activityContract } from '@guest/shared/contracts/activity/activity.contract';
import { usePageName } from '@guest/shared/page/page-name';
import { usePathParam } from '@guest/shared/page/path-param';
import { useRead } from '@guest/shared/reads/use-read';
import { DetailHead } from '@guest/shared/ui/page/detail-head';
import { Section } from '@guest/shared/ui/section/section';
import { LazyFavoriteButton } from '../activity-card/lazy-favorite-button';
import { LazyMyBookings } from '../booking/list/lazy-my-bookings';
import { HotelTimeNote } from '@guest/shared/ui/base/hotel-time-note';
import { useText } from '../texts';
import { ActivityBadges } from './activity-badges';
import { ActivityFacts } from './activity-facts';
import styles from './activity-page.module.css';
import { HowToJoin, isOpenToAll } from './how-to-join';
import { JoinActions } from './join-actions';
import { PriceTable } from './price-table';
import { SessionTimes } from './session-times';
import { TagList } from './tag-list';

export function ActivityPage() {
  const text = useText();
  const property = usePathParam('property');
  const activityId = usePathParam('activityId');
  const activity = useRead(activityContract.getActivity, { params: { property, activityId }, query: {} });
  usePageName(activity.name);
  const { bookableActivities } = activity;
  // With several offers, the guest first chooses one of them.
  const bookable = bookableActivities.length === 1 ? bookableActivities[0] : undefined;

  return (
    <>
      <DetailHead
        images={activity.images}
        photosName={text('Photos of {name}', { name: activity.name })}
        heading={activity.name}
        line={activity.description}
        facts={
          <>
            <ActivityBadges activity={activity} />
            <LazyFavoriteButton activity={activity} hasSignInHint />
          </>
        }
      />
      <div className={styles.page}>
        <div className={styles.about}>
          <HowToJoin activity={activity} />
          <ActivityFacts activity={activity} />
          <TagList heading={text('Included')} tags={activity.included} />
          <TagList heading={text('What to bring')} tags={activity.whatToBring} />
        </div>
        <div>
          {bookableActivities.length > 0 && <LazyMyBookings activityUuid={activity.uuid} />}
          <Section heading={text('When')}>
            <SessionTimes activity={activity} bookable={bookable} />
            <HotelTimeNote />
          </Section>
          {bookableActivities.map((bookable) => (
            <Section key={bookable.bookableActivityId} heading={text('Prices')}>
              <PriceTable bookable={bookable} />
            </Section>
          ))}
        </div>
        {!isOpenToAll(activity) && <JoinActions activity={activity} />}
      </div>
    </>
  );
}
