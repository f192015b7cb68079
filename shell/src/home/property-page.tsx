import { useProperty } from '@guest/shared/property/use-property';
import { FragmentContainer } from '../fragments/fragment-container';
import { Slot } from '../fragments/slot';
import { Announcements } from './announcements';
import { OpenNow } from './open-now';
import { PropertyHero } from './property-hero';
import styles from './property-page.module.css';
import { QuickActions } from './quick-actions';
import { SafetyNotices } from './safety-notices';
import { HotelInfo } from './hotel-info';

/** `/:property` is the home page of a hotel. */
export function PropertyPage() {
  const property = useProperty();
  return (
    <>
      <PropertyHero property={property} />
      <div className={styles.parts}>
        <SafetyNotices property={property} />
        <FragmentContainer name="my-next" />
        <QuickActions property={property} />
        <Slot name="home-top" />
        <FragmentContainer name="my-day" />
        <OpenNow property={property} />
        <div className={styles.today}>
          <FragmentContainer name="today" />
          <Announcements property={property} />
        </div>
        <FragmentContainer name="latest-posts" />
        <Slot name="home-end" />
        <HotelInfo property={property} />
      </div>
    </>
  );
}
