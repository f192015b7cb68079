import { useProperty } from '@guest/shared/property/use-property';
import { FragmentPlace } from '../fragments/fragment-place';
import { Announcements } from './announcements';
import { OpenNow } from './open-now';
import { PropertyHero } from './property-hero';
import styles from './property-page.module.css';
import { QuickWays } from './quick-ways';
import { SafetyNotices } from './safety-notices';
import { TheHouse } from './the-house';

/** `/:property` is the home page of a hotel. */
export function PropertyPage() {
  const property = useProperty();
  return (
    <>
      <PropertyHero property={property} />
      <div className={styles.parts}>
        <SafetyNotices property={property} />
        <QuickWays property={property} />
        <FragmentPlace name="active-order" />
        <FragmentPlace name="next-table" />
        <OpenNow property={property} />
        <div className={styles.today}>
          <FragmentPlace name="today" />
          <Announcements property={property} />
        </div>
        <FragmentPlace name="latest-posts" />
        <TheHouse property={property} />
      </div>
    </>
  );
}
