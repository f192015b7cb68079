import { useProperty } from '@guest/shared/property/use-property';
import { Announcements } from './announcements';
import { ComingUp } from './coming-up';
import { FromTheFeed } from './from-the-feed';
import { OpenNow } from './open-now';
import { PropertyHero } from './property-hero';
import styles from './property-page.module.css';
import { QuickWays } from './quick-ways';
import { SafetyNotices } from './safety-notices';
import { TheHouse } from './the-house';

/** `/:property`: what a guest of this house may want next. */
export function PropertyPage() {
  const property = useProperty();
  const { features } = property;
  return (
    <>
      <PropertyHero property={property} />
      <div className={styles.parts}>
        <SafetyNotices property={property} />
        <QuickWays property={property} />
        <OpenNow property={property} />
        <div className={styles.today}>
          {features.activities && <ComingUp property={property} />}
          <Announcements property={property} />
        </div>
        {features.feed && <FromTheFeed property={property} />}
        <TheHouse property={property} />
      </div>
    </>
  );
}
