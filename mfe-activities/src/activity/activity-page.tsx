import { activityContract } from '@guest/shared/contracts/activity/activity.contract';
import { usePageName } from '@guest/shared/page/page-name';
import { usePathParam } from '@guest/shared/page/path-param';
import { useRead } from '@guest/shared/reads/use-read';
import { DetailHead } from '@guest/shared/ui/page/detail-head';
import { Section } from '@guest/shared/ui/section/section';
import { HotelTimeNote } from '../session/hotel-time-note';
import { usePhotoWords } from '../format/photo-words';
import { useText } from '../texts';
import { ActivityBadges } from './activity-badges';
import { ActivityFacts } from './activity-facts';
import styles from './activity-page.module.css';
import { HowToJoin, isOpenToAll } from './how-to-join';
import { JoinActions } from './join-actions';
import { PriceTable } from './price-table';
import { SessionTimes } from './session-times';
import { WordList } from './word-list';

export function ActivityPage() {
  const text = useText();
  const property = usePathParam('property');
  const activityId = usePathParam('activityId');
  const activity = useRead(activityContract.getActivity, { params: { property, activityId } });
  usePageName(activity.name);

  return (
    <>
      <DetailHead
        images={activity.images}
        photosName={text('Photos of {name}', { name: activity.name })}
        photoWords={usePhotoWords()}
        heading={activity.name}
        line={activity.description}
        facts={<ActivityBadges activity={activity} />}
      />
      <div className={styles.page}>
        <div className={styles.about}>
          <HowToJoin activity={activity} />
          <ActivityFacts activity={activity} />
          <WordList heading={text('Included')} words={activity.included} />
          <WordList heading={text('What to bring')} words={activity.whatToBring} />
        </div>
        <div>
          <Section heading={text('When')}>
            <SessionTimes sessions={activity.sessions} />
            <HotelTimeNote />
          </Section>
          {activity.bookableActivities.map((bookable) => (
            <Section key={bookable.bookableActivityId} heading={text('Prices')}>
              <PriceTable bookable={bookable} />
            </Section>
          ))}
        </div>
        {!isOpenToAll(activity) && <JoinActions />}
      </div>
    </>
  );
}
