import type { Property } from '@guest/shared/contracts/property/property.contract';
import { PageLink } from '@guest/shared/page/page-link';
import { Icon } from '@guest/shared/ui/base/icon';
import { ListRow, ListRows } from '@guest/shared/ui/card/list-row';
import { PhoneLink } from '@guest/shared/ui/button/phone-link';
import { Section } from '@guest/shared/ui/section/section';
import Clock from 'lucide/dist/esm/icons/clock.mjs';
import MapPin from 'lucide/dist/esm/icons/map-pin.mjs';
import Phone from 'lucide/dist/esm/icons/phone.mjs';
import ShieldAlert from 'lucide/dist/esm/icons/shield-alert.mjs';
import { useText } from '../texts';
import styles from './hotel-info.module.css';

/** Shows basic information about the hotel, such as contact details. */
export function HotelInfo({ property }: { property: Property }) {
  const text = useText();
  return (
    <Section heading={text('About the hotel')}>
      <div className={styles.house}>
        <p className={styles.about}>{property.description}</p>
        <ListRows>
          <ListRow before={<Icon of={MapPin} />} name={property.address} />
          <ListRow
            before={<Icon of={Clock} />}
            name={text('Check-in from {time}', { time: property.checkInFrom })}
            line={text('Check-out by {time}', { time: property.checkOutUntil })}
          />
          <ListRow
            before={<Icon of={Phone} />}
            name={<PhoneLink phone={property.phone} />}
            line={text('Reception')}
          />
          <ListRow
            before={<Icon of={ShieldAlert} />}
            name={<PhoneLink phone={property.emergencyPhone} />}
            line={text('Emergency, 24 hours')}
          />
        </ListRows>
      </div>
      <nav aria-label={text('About this app')} className={styles.app}>
        <PageLink to="index" params={{}}>
          {text('Our hotels')}
        </PageLink>
        <PageLink to="cookies" params={{}}>
          {text('Cookies')}
        </PageLink>
      </nav>
    </Section>
  );
}
